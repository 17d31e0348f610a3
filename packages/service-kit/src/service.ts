import type { Express, Router } from 'express';
import type { Topic } from '@liminal/contracts/topics';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import { createApp } from './app';
import type { Bus, Follow } from './bus';
import type { Config } from './config';
import { replayRequested } from './dead-letters';
import type { Db, Tx } from './db';
import { internalCall, type CallService, type InternalCalls } from './internal';
import type { Migration } from './kit-migrations';
import type { Limits } from './limits';
import type { Log } from './log';
import { createLoop } from './loop';
import { deadLetterDepth } from './metrics';
import { createReceiver, type Handlers } from './receive';
import type { Served } from './serve';
import type { Sessions } from './sessions';
import type { Waker } from './wake';

/** What a service is handed; where it came from (one process or many) is none of its business. */
export type ServiceDeps = {
  db: Db;
  log: Log;
  sessions: Sessions;
  limits: Limits;
  callService: CallService;
  waker: Waker;
  config: Config;
  redis?: Redis | undefined;
  now: () => Date;
};

/** Work that repeats: returns whether there is more to do at once. */
export type Background = { name: string; everyMs: number; work: () => Promise<boolean> };

export type ServiceParts = {
  routes: Served[];
  /** Effects of events, as one consumer group named after the service. */
  handlers: Handlers;
  /** Removes everything about a member; the kit keeps the tombstone. */
  forget: (tx: Tx, memberId: string) => Promise<void>;
  /** Everything it keeps about a member, for their export. */
  exportMember: (memberId: string) => Promise<unknown>;
  internal?: InternalCalls;
  /** Pages and streams that are not calls with a contract. */
  pages?: (router: Router) => void;
  background?: Background[];
  /** What is built from the log at every start: the service answers only once all of it is caught up. */
  follow?: { topic: Topic; options: () => Promise<Follow> }[];
  close?: () => Promise<void>;
  /** Whether what it keeps in memory is still there; a process that is not healthy ends and is started afresh. */
  healthy?: () => boolean;
};

export type ServiceDefinition = { name: string; migrations: Migration[]; build: (deps: ServiceDeps) => ServiceParts };

export type RunningService = {
  app: Express;
  internal: InternalCalls;
  handlers: Handlers;
  healthy: () => boolean;
  stop: () => Promise<void>;
};

/** Puts a service together on its adapters and starts its consumers, relay and background work; does not listen. */
export async function startService(
  definition: ServiceDefinition,
  deps: ServiceDeps,
  bus: Bus,
): Promise<RunningService> {
  const parts = definition.build(deps);
  const { name } = definition;
  const handlers = withDeletion(parts);
  const internal: InternalCalls = {
    ...parts.internal,
    'export-member': internalCall(z.object({ memberId: z.uuid() }), ({ memberId }) => parts.exportMember(memberId)),
  };
  const app = createApp(
    {
      service: name,
      db: deps.db,
      sessions: deps.sessions,
      limits: deps.limits,
      log: deps.log,
      publicUrl: deps.config.PUBLIC_URL,
    },
    parts.routes,
    parts.pages,
  );
  await bus.relay({ service: name, db: deps.db });
  await bus.subscribe(
    name,
    Object.keys(handlers) as Topic[],
    createReceiver({ db: deps.db, group: name, handlers, log: deps.log }),
  );
  for (const { topic, options } of parts.follow ?? []) await bus.follow(topic, await options());
  const housekeeping: Background[] = [
    {
      name: 'housekeeping',
      everyMs: 15_000,
      work: async () => {
        const depth = await deps.db('dead_letters').count<{ count: number }[]>('* as count');
        deadLetterDepth.set({ service: name }, Number(depth[0]?.count ?? 0));
        return false;
      },
    },
  ];
  housekeeping.push({ name: 'replays', everyMs: 2_000, work: () => replayRequested(deps.db, handlers) });
  const loops = [...(parts.background ?? []), ...housekeeping].map((task) => createLoop({ ...task, log: deps.log }));
  return {
    app,
    internal,
    handlers,
    healthy: () => parts.healthy?.() ?? true,
    stop: async () => {
      for (const loop of loops) await loop.stop();
      await parts.close?.();
    },
  };
}

/** Every service forgets a deleted member and keeps a tombstone, since topics have no order among one another. */
function withDeletion(parts: ServiceParts): Handlers {
  return {
    ...parts.handlers,
    'member-deleted': async (tx, event) => {
      await tx('tombstones').insert({ memberId: event.memberId }).onConflict().ignore();
      await tx('idempotency_keys').where({ memberId: event.memberId }).delete();
      await parts.forget(tx, event.memberId);
      await parts.handlers['member-deleted']?.(tx, event);
    },
  };
}

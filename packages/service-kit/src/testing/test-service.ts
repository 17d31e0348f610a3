import type { Router } from 'express';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { Db } from '../db';
import type { CallService } from '../internal';
import { createLimits } from '../limits';
import type { Handlers } from '../receive';
import type { ServiceDefinition, ServiceParts } from '../service';
import type { Member } from '../member';
import type { Sessions } from '../sessions';
import { quiet, testDatabaseUrl } from './fresh-schema';

/** Sessions by token, for services whose tests need somebody signed in: the token is the member's letter, 43 times. */
export const sessionsOf = (members: Record<string, Partial<Member> & { id: string }>): Sessions => ({
  find: async (token) => {
    const member = members[token[0] ?? ''];
    return member && { sessionId: member.id, expiresAt: Date.now() + 1e6, zone: 'UTC', dayStartsAt: 240, ...member };
  },
  forget: async () => undefined,
});
export const cookieOf = (letter: string): string => `liminal_session=${letter.repeat(43)}`;

/** Headers that every changing call of a browser carries. */
export const browser = (letter?: string): Record<string, string> => ({
  'x-requested-with': 'XMLHttpRequest',
  origin: 'http://here.test',
  host: 'here.test',
  ...(letter && { cookie: cookieOf(letter) }),
});

/** A service on a test schema, with its HTTP face and its handlers, and no bus. */
export function testService(
  definition: ServiceDefinition,
  options: { db: Db; sessions: Sessions; callService?: CallService; now?: () => Date; env?: Record<string, string> },
) {
  const config = readConfig({
    DATABASE_URL: testDatabaseUrl(),
    PUBLIC_URL: 'http://here.test',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const parts: ServiceParts = definition.build({
    db: options.db,
    log: quiet,
    sessions: options.sessions,
    limits: createLimits(),
    callService: options.callService ?? (async () => []),
    waker: { on: async () => undefined, listening: () => false, close: async () => undefined },
    config,
    now: options.now ?? (() => new Date()),
  });
  const app = createApp(
    {
      service: definition.name,
      db: options.db,
      sessions: options.sessions,
      limits: createLimits(),
      log: quiet,
      publicUrl: config.PUBLIC_URL,
    },
    parts.routes,
    parts.pages ?? ((router: Router) => router),
  );
  return { app, parts, handlers: parts.handlers as Required<Handlers> };
}

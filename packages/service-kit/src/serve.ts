import type { BodyOf, ParamsOf, QueryOf, Route } from '@liminal/contracts/define';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import type { Db } from './db';
import type { Limit } from './limits';
import type { Member } from './member';

/** What a handler gets: checked input, the caller, and the database (a transaction when the call carries an Idempotency-Key). */
export type Call<R extends Route> = {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  member: R['audience'] extends 'anyone' | 'team' ? Member | undefined : Member;
  db: Db;
  req: Request;
  res: Response;
};

export type Served = {
  route: Route;
  limit: Limit;
  handle: (call: Call<Route>) => Promise<unknown>;
};

/** Generous for people, tight for scripts. */
const usual: Record<Route['method'], Limit> = {
  get: { points: 600, seconds: 60, local: true },
  post: { points: 120, seconds: 60 },
  put: { points: 60, seconds: 60 },
  delete: { points: 60, seconds: 60 },
};

/** Binds a contract to what answers it. The reply is checked too: fields the contract does not name never leave. */
export const serve = <R extends Route>(
  route: R,
  handle: (call: Call<R>) => Promise<z.input<R['reply']>>,
  limit: Limit = usual[route.method],
): Served => ({ route, limit, handle: handle as unknown as Served['handle'] });

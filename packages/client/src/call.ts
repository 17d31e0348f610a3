import type { BodyOf, ParamsOf, QueryOf, ReplyOf, Route } from '@liminal/contracts/define';
import type * as z from '@liminal/contracts/z';
import { HttpError } from './http-error';
import { traceparent } from './traceparent';

type Empty = Record<string, never>;
type Part<Name extends string, T> = T extends Empty ? { [K in Name]?: T } : { [K in Name]: T };
type InputOf<R extends Route> = R['body'] extends z.ZodMiniType ? z.input<R['body']> : BodyOf<R>;

/** What a call takes: only the parts its contract has. `key` is the Idempotency-Key of one act, the same when it is tried again. */
export type CallInput<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  (R['body'] extends z.ZodMiniType ? { body: InputOf<R> } : { body?: undefined }) & { key?: string };

/** A path with its parameters filled in and its query behind it. */
export function pathOf(
  route: Pick<Route, 'path'>,
  input: { params?: Record<string, unknown>; query?: Record<string, string | number | boolean | undefined> },
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

type Sent = {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  key?: string;
};

/**
 * The one place a browser talks to the gateway: sends as section 7 of the specification says.
 * @throws HttpError for an answer that is not OK; the browser's own error when nothing answered.
 */
export async function send(
  route: Pick<Route, 'method' | 'path'>,
  { body, key, ...rest }: Sent = {},
): Promise<Response> {
  const response = await fetch(pathOf(route, rest), {
    method: route.method.toUpperCase(),
    credentials: 'include',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      traceparent: traceparent(),
      ...(key && { 'Idempotency-Key': key }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Sends a call and checks its reply against its contract. @throws as `send`, and zod's error for a reply that breaks the contract */
export async function call<R extends Route>(
  route: R,
  ...[input]: Empty extends CallInput<R> ? [CallInput<R>?] : [CallInput<R>]
): Promise<ReplyOf<R>> {
  const response = await send(route, input as Sent | undefined);
  return route.reply.parse(await response.json()) as ReplyOf<R>;
}

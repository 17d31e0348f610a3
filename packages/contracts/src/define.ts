import * as z from '@liminal/contracts/z';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may call: nobody signed in, a signed-in member, or a team with its deploy token. */
export type Audience = 'anyone' | 'member' | 'team';

export type Route = {
  method: Method;
  /** Express form, `/api/things/:id`. */
  path: string;
  audience: Audience;
  params: z.ZodMiniType;
  query: z.ZodMiniType;
  /** `undefined` where the call has no body. */
  body: z.ZodMiniType | undefined;
  reply: z.ZodMiniType;
  status: number;
  summary: string;
};

const nothing = z.strictObject({});
type Nothing = typeof nothing;

/**
 * One call of the public API: what server, browser, test stand-in and OpenAPI are all read from.
 * Requests are strict (an unknown key is refused); replies are tolerant of new fields.
 */
export function defineRoute<
  const M extends Method,
  Reply extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType | undefined = undefined,
>(spec: {
  method: M;
  path: string;
  summary: string;
  reply: Reply;
  audience?: Audience;
  params?: Params;
  query?: Query;
  body?: Body;
  status?: number;
}) {
  return {
    audience: 'member' as Audience,
    status: 200,
    ...spec,
    params: (spec.params ?? nothing) as Params,
    query: (spec.query ?? nothing) as Query,
    body: spec.body as Body,
  };
}

export type ParamsOf<R extends Route> = z.output<R['params']>;
export type QueryOf<R extends Route> = z.output<R['query']>;
export type BodyOf<R extends Route> = R['body'] extends z.ZodMiniType ? z.output<R['body']> : undefined;
export type ReplyOf<R extends Route> = z.output<R['reply']>;

/** What travels: ids, numbers and the member it is for; never a name, an address or a text. */
export type Event<Data = unknown> = {
  /** UUIDv7, made by the producer. */
  id: string;
  /** The topic, which is also the type. */
  type: string;
  version: number;
  /** The member the fact is about, and the partition key. */
  memberId: string;
  /** Gapless per producer and member, from 1. */
  seq: number;
  /** ISO 8601, UTC. */
  occurredAt: string;
  /** W3C trace context of the act that caused it. */
  traceparent: string | null;
  data: Data;
};

export const envelope = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int(),
  memberId: z.uuid(),
  seq: z.int(),
  occurredAt: z.iso.datetime(),
  traceparent: z.nullable(z.string()),
  data: z.unknown(),
});

export type EventDefinition = { topic: string; version: number; summary: string; data: z.ZodMiniType };

/** Binds a payload to its topic, so that producer and consumer cannot disagree on either. */
export function defineEvent<const T extends string, Data extends z.ZodMiniType>(spec: {
  topic: T;
  version: number;
  summary: string;
  data: Data;
}) {
  return {
    ...spec,
    /** A draft for the outbox, which adds id, sequence and time. @throws when the data breaks its own contract. */
    of: (memberId: string, data: z.input<Data>): EventDraft => ({
      type: spec.topic,
      version: spec.version,
      memberId,
      data: spec.data.parse(data),
    }),
  };
}

export type EventDraft = { type: string; version: number; memberId: string; data: unknown };
export type DataOf<D extends EventDefinition> = z.output<D['data']>;

import express, { type ErrorRequestHandler } from 'express';
import { timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type * as z from 'zod';
import { forbidden, notFound, Refusal, unavailable } from './refusal';
import { replyJson } from './reply';

/** A call between services that the gateway never routes. */
export type InternalCall<I = unknown, O = unknown> = { input: z.ZodType<I>; run: (input: I) => Promise<O> };
export type InternalCalls = Record<string, InternalCall>;

export const internalCall = <S extends z.ZodType, O>(
  input: S,
  run: (input: z.output<S>) => Promise<O>,
): InternalCall => ({
  input,
  run: run as InternalCall['run'],
});

/** Calls another service by name. @throws Refusal 503 when it does not answer in time. */
export type CallService = (service: string, call: string, input: unknown) => Promise<unknown>;

const path = (call: string) => `/internal/${call}`;

/** Serves the internal calls to whoever knows the shared token, and hands every other request on. */
export function withInternal(calls: InternalCalls, token: string, others: RequestListener): RequestListener {
  const app = express();
  app.disable('x-powered-by');
  const wanted = Buffer.from(`Bearer ${token}`);
  app.use('/internal', express.json({ limit: '1mb' }), async (req, res) => {
    const given = Buffer.from(req.get('authorization') ?? '');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw forbidden('Not for you.');
    const call = calls[req.path.slice(1)];
    if (!call) throw notFound();
    res.json({ result: (await call.run(call.input.parse(req.body))) ?? null });
  });
  const onError: ErrorRequestHandler = (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status, code } = error instanceof Refusal ? error : new Refusal('internal', 500, '');
    replyJson(res, status, { error: { code } });
  };
  app.use(onError);
  // Told apart before Express: one application inside another costs every request a good part of its time.
  return (req, res) => (req.url?.startsWith('/internal/') ? app(req, res) : others(req, res));
}

/** Calls over HTTP, for services that run as processes of their own. */
export const createHttpCaller =
  (urls: Record<string, string>, token: string): CallService =>
  async (service, call, input) => {
    const base = urls[service];
    if (!base) throw unavailable();
    try {
      const res = await fetch(new URL(path(call), base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(5000),
      });
      if (!res.ok) throw new Error(`${service} answered ${res.status}`);
      return ((await res.json()) as { result: unknown }).result;
    } catch {
      throw unavailable();
    }
  };

/** Calls in the same process, checked the same way. */
export const createLocalCaller =
  (services: Map<string, InternalCalls>): CallService =>
  async (service, call, input) => {
    const found = services.get(service)?.[call];
    if (!found) throw unavailable();
    // Through JSON, so that both run modes see the same values.
    const result = await found.run(found.input.parse(JSON.parse(JSON.stringify(input))));
    return JSON.parse(JSON.stringify(result ?? null)) as unknown;
  };

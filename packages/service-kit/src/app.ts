import express, {
  Router,
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { isDatabaseDown, type Db } from './db';
import { readJson } from './body';
import { refuseForeign } from './guard';
import { once } from './idempotency';
import type { Limits } from './limits';
import type { Log } from './log';
import { requestDuration } from './metrics';
import { replyJson } from './reply';
import { badRequest, notFound, Refusal, unauthorized, unavailable } from './refusal';
import type { Served } from './serve';
import type { Member } from './member';
import { cookieName, tokenIn, type Sessions } from './sessions';
import { contextOf, openSpan } from './traces';
import { validate } from './validate';

export type AppDeps = { service: string; db: Db; sessions: Sessions; limits: Limits; log: Log; publicUrl: string };

/** A service's HTTP face: routes read off their contracts, then whatever pages it serves itself; never listens. */
export function createApp(deps: AppDeps, routes: Served[], pages?: (router: Router) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // The gateway is the one hop in front; it alone says who the caller is.
  app.set('trust proxy', 1);
  app.set('query parser', 'simple');
  app.use(observe(deps));
  for (const served of routes) app[served.route.method](served.route.path, answer(deps, served));
  if (pages) {
    const router = Router();
    pages(router);
    app.use(router);
  }
  app.use((req) => {
    refuseForeign(req);
    throw notFound('There is no such call.');
  });
  app.use(onError(deps.log));
  return app;
}

/** Finds who is calling. @throws Refusal 401 when nobody is signed in. */
export async function memberOf(deps: Pick<AppDeps, 'sessions' | 'publicUrl'>, req: Request): Promise<Member> {
  const token = tokenIn(req.headers.cookie, cookieName(deps.publicUrl));
  const member = token && (await deps.sessions.find(token));
  if (!member) throw unauthorized();
  return member;
}

/** Origin, session, limiter, validation, handler: the order every call goes through. */
function answer(deps: AppDeps, { route, limit, handle }: Served): RequestHandler {
  const name = `${route.method} ${route.path}`;
  return async (req, res) => {
    refuseForeign(req);
    const member = route.audience === 'member' ? await memberOf(deps, req) : undefined;
    await deps.limits.take(`${deps.service} ${name}`, limit, member?.sessionId ?? req.ip ?? 'unknown');
    const body = await bodyOf(route.body, req, res);
    const params = validate(route.params, req.params);
    const query = validate(route.query, req.query);
    const run = (db: Db) => handle({ params, query, body, member, db, req, res } as Parameters<typeof handle>[0]);
    const key = req.get('idempotency-key');
    const checked = async (db: Db) => route.reply.parse(await run(db));
    const reply =
      key && member && route.method !== 'get'
        ? await once(
            deps.db,
            { memberId: member.id, route: name, key, request: { params, body }, status: route.status },
            checked,
          )
        : await checked(deps.db);
    if (!res.headersSent) replyJson(res, route.status, reply);
  };
}

async function bodyOf(schema: Served['route']['body'], req: Request, res: Response): Promise<unknown> {
  if (schema) return validate(schema, await readJson(req, res));
  const length = Number(req.get('content-length') ?? 0);
  if (length === 0 && req.get('transfer-encoding') === undefined) return undefined;
  if (req.method === 'GET') return undefined;
  // A call without a body tolerates an empty object, which some clients send, and nothing else.
  const sent = await readJson(req, res);
  if (sent === null || typeof sent !== 'object' || Array.isArray(sent)) throw badRequest('This call takes no body.');
  const unknown = Object.keys(sent);
  if (unknown.length > 0)
    throw badRequest('This call takes no body.', Object.fromEntries(unknown.map((key) => [key, 'unknown'])));
  return undefined;
}

function observe({ service }: AppDeps): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    const span = openSpan(`${req.method} ${service}`, contextOf(req.headers['traceparent']));
    res.once('close', () => {
      const route = (req.route as { path?: string } | undefined)?.path ?? 'unmatched';
      const labels = { service, method: req.method, route, status: res.statusCode };
      requestDuration.observe(labels, (performance.now() - began) / 1000);
      span.end();
    });
    span.within(next);
  };
}

const onError =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const refusal = asRefusal(error);
    if (!refusal) log.error({ err: error, method: req.method }, 'request failed');
    const { code, status, message, more } =
      refusal ?? new Refusal('internal', 500, 'Something went wrong on our side.');
    if (more.retryAfter) res.set('retry-after', String(more.retryAfter));
    // A body nobody read would hold the connection: close it rather than wait for the rest.
    if (status === 413 || !req.readableEnded) res.set('connection', 'close');
    replyJson(res, status, { error: { code, message, ...(more.fields && { fields: more.fields }) } });
  };

function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDatabaseDown(error)) return unavailable();
  if (error instanceof URIError) return badRequest('This address is not readable.');
  return undefined;
}

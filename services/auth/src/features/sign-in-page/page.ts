import { randomBytes, timingSafeEqual } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import { Email, FirstName, Password } from '@liminal/contracts/auth/credentials';
import { Zone } from '@liminal/contracts/vocabulary';
import { sameOrigin } from '@liminal/service-kit/guard';
import { forbidden, Refusal } from '@liminal/service-kit/refusal';
import { cookieName, tokenIn } from '@liminal/service-kit/sessions';
import type { AuthDeps } from '../../domain/deps';
import { deviceOf } from '../../domain/device';
import { setSessionCookie, type NewSession } from '../../domain/open-session';
import { returnPath } from '../../domain/return-path';
import { html, type Form } from './html';

const formCookie = 'liminal_form';

type Session = { session: NewSession };
type Acts = {
  signIn: (input: { email: string; password: string; address: string; device: string }) => Promise<Session>;
  register: (input: {
    firstName: string;
    email: string;
    password: string;
    zone?: string;
    address: string;
    device: string;
  }) => Promise<Session>;
};

/**
 * `/api/login`: sign in and create an account on one page that needs no script. The form has a token of its own and the
 * Origin check, in place of the header that calls carry.
 */
export const signInPage = (deps: AuthDeps, acts: Acts) => (router: Router) => {
  const show = (req: Request, res: Response, form: Omit<Form, 'token' | 'returnTo'>, status = 200) => {
    const token = tokenIn(req.headers.cookie, formCookie) ?? randomBytes(32).toString('base64url');
    res.cookie(formCookie, token, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/login',
      secure: deps.publicUrl.startsWith('https:'),
    });
    const body = req.body as Record<string, unknown> | undefined;
    const returnTo = returnPath(req.query['return'] ?? body?.['return']);
    res
      .status(status)
      .set('cache-control', 'no-store')
      .type('html')
      .send(html({ ...form, token, returnTo }));
  };

  router.get('/api/login', async (req, res) => {
    const token = tokenIn(req.headers.cookie, cookieName(deps.publicUrl));
    if (token && (await deps.sessions.find(token))) return res.redirect(303, returnPath(req.query['return']));
    show(req, res, {});
  });

  router.post('/api/login', express.urlencoded({ extended: false, limit: '10kb' }), async (req, res) => {
    const body = (req.body ?? {}) as Record<string, unknown>;
    if (!sameOrigin(req.headers)) throw forbidden('This form must be sent from this site.');
    const planted = tokenIn(req.headers.cookie, formCookie);
    if (!planted || !equal(planted, body['token']))
      return show(req, res, { problem: 'The form was open too long. Please send it again.' }, 403);
    const about = { address: req.ip ?? '', device: deviceOf(req.get('user-agent')) };
    const creating = body['intent'] === 'register';
    const email = Email.safeParse(body['email']);
    const kept = {
      email: text(body['email'], 254),
      firstName: text(body['firstName'], 60),
      creating,
    };
    try {
      if (!email.success) throw new Refusal('invalid-request', 400, 'That does not look like an e-mail address.');
      const { session } = creating
        ? await acts.register({ ...newcomer(body), email: email.data, ...about })
        : await acts.signIn({ email: email.data, password: text(body['password'], 128), ...about });
      setSessionCookie(res, deps.publicUrl, session);
      res.clearCookie(formCookie, { path: '/api/login' });
      res.set('cache-control', 'no-store').redirect(303, returnPath(body['return']));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.more.retryAfter) res.set('retry-after', String(error.more.retryAfter));
      const field = error.more.fields?.['password'];
      show(req, res, { ...kept, problem: field ? `The password needs to be ${field}.` : error.message }, error.status);
    }
  });
};

const text = (value: unknown, longest: number): string => (typeof value === 'string' ? value.slice(0, longest) : '');

function newcomer(body: Record<string, unknown>) {
  const firstName = FirstName.safeParse(body['firstName']);
  if (!firstName.success)
    throw new Refusal('invalid-request', 400, 'Please tell us a first name, up to 60 characters.');
  const password = Password.safeParse(body['password']);
  if (!password.success) throw new Refusal('invalid-request', 400, 'The password needs 8 to 128 characters.');
  const zone = Zone.safeParse(body['zone']);
  return { firstName: firstName.data, password: password.data, ...(zone.success && zone.data && { zone: zone.data }) };
}

function equal(planted: string, sent: unknown): boolean {
  const [a, b] = [Buffer.from(planted), Buffer.from(typeof sent === 'string' ? sent : '')];
  return a.length === b.length && timingSafeEqual(a, b);
}

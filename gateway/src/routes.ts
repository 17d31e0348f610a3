/** What stands behind a path. The nginx configuration and the all-in-one front are both made from this table. */
export const services = ['auth', 'journey', 'archetype', 'dreams', 'matching', 'gatherings', 'registry'] as const;
export type Service = (typeof services)[number];

/**
 * - `call`: JSON, at most 100 KB, 15 s
 * - `sign-in`: the same, few a minute
 * - `stream`: server-sent events: no time limit, no buffering, no compression
 * - `upload`: one file of a release, at most 5 MB
 */
export type Kind = 'call' | 'sign-in' | 'stream' | 'upload';

export type Route = {
  /** The path and everything below it. `*` stands for one segment. */
  path: string;
  to: Service;
  kind: Kind;
};

const call = (to: Service, ...paths: string[]): Route[] => paths.map((path) => ({ path, to, kind: 'call' }));

/** The first route that fits wins, so the more exact ones stand first. */
export const routes: Route[] = [
  { path: '/api/login', to: 'auth', kind: 'sign-in' },
  { path: '/api/auth/login', to: 'auth', kind: 'sign-in' },
  { path: '/api/auth/register', to: 'auth', kind: 'sign-in' },
  ...call('auth', '/api/logout', '/api/auth', '/api/account', '/api/premium'),
  ...call('journey', '/api/consciousness', '/api/journey'),
  ...call('archetype', '/api/user/archetype', '/api/archetype', '/api/archetypal-assessment'),
  ...call('dreams', '/api/dreams'),
  ...call(
    'matching',
    '/api/energy-matches',
    '/api/matches',
    '/api/user/assessment',
    '/api/analyze-behavior',
    '/api/find-kindred-matches',
    '/api/connect-kindred',
    '/api/behavioral-patterns',
    '/api/kindred-matches',
    '/api/ai-insights',
    '/api/social',
  ),
  { path: '/api/live', to: 'gatherings', kind: 'stream' },
  ...call('gatherings', '/api/environmental-events', '/api/sessions'),
  { path: '/api/registry/*/releases/*/files', to: 'registry', kind: 'upload' },
  ...call('registry', '/api/registry'),
];

/** A route's path as a regular expression source, anchored, on whole segments. */
export const patternOf = ({ path }: Route): string => `^${path.replaceAll('*', '[^/]+')}(/|$)`;

/** The route a path takes; undefined when there is none. */
export const routeOf = (path: string): Route | undefined =>
  routes.find((route) => new RegExp(patternOf(route)).test(path));

/** bytes of a body, by kind. */
export const bodyLimit: Record<Kind, number> = {
  call: 102_400,
  'sign-in': 102_400,
  stream: 0,
  upload: 5 * 1024 * 1024,
};

/** Requests by address: a steady rate a second, and how many more at once. */
export const rate = { perSecond: 20, burst: 40, signInPerMinute: 5, signInBurst: 5 };

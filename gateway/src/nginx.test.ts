import { contentSecurityPolicy } from './headers';
import { nginxConfiguration, type NginxOptions } from './nginx';
import { routeOf, services, type Service } from './routes';

const options: NginxOptions = {
  listen: '8080',
  shellFolder: '/srv/shell',
  mfeFolder: '/srv/mfe',
  https: true,
  upstreams: Object.fromEntries(services.map((name) => [name, ['127.0.0.1:1', '127.0.0.1:2']])) as Record<
    Service,
    string[]
  >,
};

test.each([
  ['/api/login', 'auth', 'sign-in'],
  ['/api/auth/login', 'auth', 'sign-in'],
  ['/api/auth/user', 'auth', 'call'],
  ['/api/dreams/7', 'dreams', 'call'],
  ['/api/user/archetype', 'archetype', 'call'],
  ['/api/user/assessment', 'matching', 'call'],
  ['/api/live', 'gatherings', 'stream'],
  ['/api/registry/dreams/releases/1.0.0/files/js/a.js', 'registry', 'upload'],
  ['/api/registry/dreams/activate', 'registry', 'call'],
])('%s goes to %s as a %s', (path, to, kind) => {
  expect(routeOf(path)).toMatchObject({ to, kind });
});

test.each(['/api/dreamsx', '/api', '/api/nothing', '/internal/members-batch', '/metrics'])(
  '%s goes nowhere',
  (path) => {
    expect(routeOf(path)).toBeUndefined();
  },
);

test('the policy allows no inline script, no eval and no foreign origin', () => {
  expect(contentSecurityPolicy).not.toMatch(/unsafe|https?:|\*/);
  expect(contentSecurityPolicy).toContain("require-trusted-types-for 'script'");
});

test('every answer has the security headers, also where a location adds its own', () => {
  const text = nginxConfiguration(options);
  const adding = text.split('location ').filter((part) => part.includes('add_header'));
  for (const part of adding) expect(part).toContain('Content-Security-Policy');
  expect(text).toContain('Strict-Transport-Security');
});

test('what changes something is never repeated by the gateway, and sign-in is five a minute', () => {
  const text = nginxConfiguration(options);
  expect(text).not.toContain('non_idempotent');
  expect(text).toContain('zone=sign_in:10m rate=5r/m');
  expect(text).toContain('proxy_next_upstream_tries 2');
});

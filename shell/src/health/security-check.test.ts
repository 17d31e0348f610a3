import { securityProblems } from './security-check';

const sound = { policy: true, session: true, protocol: 'https:', hostname: 'liminal.example' };

test.each<[string, Partial<typeof sound>, string[]]>([
  ['policy, session and https', {}, []],
  ['http on localhost', { protocol: 'http:', hostname: 'localhost' }, []],
  ['http elsewhere', { protocol: 'http:' }, ['neither https nor localhost']],
  ['no policy', { policy: false }, ['no content-security-policy meta tag']],
  ['no session', { session: false }, ['no valid stored session']],
])('%s', (_what, change, problems) => {
  expect(securityProblems({ ...sound, ...change })).toEqual(problems);
});

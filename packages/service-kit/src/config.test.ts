import { ConfigError, readConfig } from './config';

const least = { DATABASE_URL: 'postgres://localhost/liminal' };

test('SOCIAL_PROFILES are names and addresses, in their order', () => {
  const list = 'Mastodon=https://example.social/@liminal?a=b; Instagram = https://example.org/liminal ;';
  expect(readConfig({ ...least, SOCIAL_PROFILES: list }).SOCIAL_PROFILES).toEqual([
    { name: 'Mastodon', url: 'https://example.social/@liminal?a=b' },
    { name: 'Instagram', url: 'https://example.org/liminal' },
  ]);
});

test('without them there are none', () => {
  expect(readConfig(least).SOCIAL_PROFILES).toEqual([]);
  expect(readConfig({ ...least, SOCIAL_PROFILES: '' }).SOCIAL_PROFILES).toEqual([]);
});

test.each([
  ['a script', 'Mine=javascript:alert(1)'],
  ['an address without encryption', 'Mine=http://example.org'],
  ['an address without a name', 'https://example.org'],
  ['a name without an address', 'Mine'],
])('%s is refused, by the name of the setting', (_what, list) => {
  expect(() => readConfig({ ...least, SOCIAL_PROFILES: list })).toThrow(ConfigError);
  expect(() => readConfig({ ...least, SOCIAL_PROFILES: list })).toThrow(/SOCIAL_PROFILES/);
});

test('what is set to nothing is not set', () => {
  const { LANGUAGE_MODEL_URL, LANGUAGE_MODEL_NAME } = readConfig({
    ...least,
    LANGUAGE_MODEL_URL: '',
    LANGUAGE_MODEL_NAME: '',
  });
  expect([LANGUAGE_MODEL_URL, LANGUAGE_MODEL_NAME]).toEqual([undefined, 'default']);
});

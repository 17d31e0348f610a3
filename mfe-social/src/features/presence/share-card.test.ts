import { shareCardSvg } from './share-card';

const colour = (token: string) => `#${token.length.toString(16).padStart(6, '0')}`;
const card = { seed: 'ada', archetype: 'wild-spirit', hertz: 432, title: 'Wild Spirit', line: 'Ada at Liminal' };

test('a card stands alone: no token of the page is left in it', () => {
  const svg = shareCardSvg(card, colour);
  expect(svg).not.toContain('var(');
  expect(svg).toContain('Wild Spirit');
  expect(svg.match(/<svg/g)).toHaveLength(2);
});

test('a name cannot bring markup along', () => {
  const svg = shareCardSvg({ ...card, line: '<script>alert(1)</script> & "co"' }, colour);
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;');
});

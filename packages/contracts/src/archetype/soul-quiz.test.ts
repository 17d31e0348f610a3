import type { SoulPattern } from '../vocabulary';
import { evolutionBand, evolutionProgress, soulPatternOf } from './soul-quiz';

test.each<[string, SoulPattern[], SoulPattern, SoulPattern[]]>([
  ['the most frequent answer', ['wild-spirit', 'mind-weaver', 'wild-spirit', 'deep-feeler'], 'wild-spirit', []],
  [
    'the first in sorted order of those that tie',
    ['wild-spirit', 'heart-bridge', 'wild-spirit', 'heart-bridge'],
    'heart-bridge',
    ['wild-spirit'],
  ],
  ['deep-feeler where nothing was answered', [], 'deep-feeler', []],
])('the pattern is %s', (_what, given, archetype, ties) => {
  expect(soulPatternOf(given)).toMatchObject({ archetype, ties });
});

test.each([
  [0, 'Beginning your journey...'],
  [24, 'Beginning your journey...'],
  [25, 'Embracing your archetype...'],
  [49, 'Embracing your archetype...'],
  [50, 'Integrating shadow aspects...'],
  [74, 'Integrating shadow aspects...'],
  [75, 'Approaching transformation...'],
  [99, 'Approaching transformation...'],
  [100, 'Ready to evolve!'],
])('%d percent reads %s', (percent, text) => expect(evolutionBand(percent).text).toBe(text));

test('progress never passes 100 percent', () => expect([-4, 43, 180].map(evolutionProgress)).toEqual([0, 43, 100]));

import { firstProfile, type Answers } from './first-profile';

const answers: Answers = {
  morning_ritual: 'slow',
  conflict_style: 'listen',
  shadow_work: 'grief',
  love_language: 'words',
  intuition_trust: 'sometimes',
};

test.each<[string, Partial<Answers>, string, string]>([
  ['home-coming answers', {}, 'reintegration', 'creative'],
  [
    'leaving answers',
    {
      morning_ritual: 'bright',
      conflict_style: 'speak',
      shadow_work: 'anger',
      love_language: 'deeds',
      intuition_trust: 'rarely',
    },
    'separation',
    'creative',
  ],
  [
    'answers between',
    {
      morning_ritual: 'drifting',
      conflict_style: 'step-back',
      shadow_work: 'fear',
      love_language: 'touch',
      intuition_trust: 'always',
    },
    'liminal',
    'liminal',
  ],
  ['a tie', { morning_ritual: 'bright', conflict_style: 'speak', shadow_work: 'envy' }, 'liminal', 'liminal'],
])('%s make the phase', (_what, change, state, type) => {
  expect(firstProfile({ ...answers, ...change })).toMatchObject({ state, type });
});

test('the levels stay in the ranges of the specification and differ with the answers', () => {
  const one = firstProfile(answers);
  const other = firstProfile({ ...answers, love_language: 'deeds' });
  for (const profile of [one, other]) {
    expect(profile.dopamineLevel).toBeGreaterThanOrEqual(60);
    expect(profile.dopamineLevel).toBeLessThanOrEqual(99);
    expect(profile.thetaWaves).toBeLessThanOrEqual(84);
  }
  expect(one).not.toEqual(other);
});

import type { onboard } from '@liminal/contracts/journey/profile';
import type { BodyOf } from '@liminal/contracts/define';

export type Answers = BodyOf<typeof onboard>['answers'];

/** Each option leans towards one phase of a passage: leaving, between, or coming home. */
const leaning: Record<string, 'separation' | 'liminal' | 'reintegration'> = {
  slow: 'reintegration',
  bright: 'separation',
  moving: 'separation',
  drifting: 'liminal',
  listen: 'reintegration',
  speak: 'separation',
  'step-back': 'liminal',
  bridge: 'reintegration',
  anger: 'separation',
  envy: 'liminal',
  grief: 'reintegration',
  fear: 'liminal',
  words: 'reintegration',
  time: 'reintegration',
  touch: 'liminal',
  deeds: 'separation',
  always: 'liminal',
  often: 'liminal',
  sometimes: 'reintegration',
  rarely: 'separation',
};

/**
 * The first profile: the phase most answers lean to (liminal when tied), and symbolic levels spread over the ranges of the
 * specification's section 5 by the answers themselves. Symbolic, not measured.
 */
export function firstProfile(answers: Answers) {
  const values = Object.values(answers);
  const votes = { liminal: 0, separation: 0, reintegration: 0 };
  for (const value of values) votes[leaning[value] ?? 'liminal'] += 1;
  const most = Math.max(...Object.values(votes));
  const leaders = (Object.keys(votes) as (keyof typeof votes)[]).filter((phase) => votes[phase] === most);
  const state = leaders.includes('liminal') || leaders.length > 1 ? 'liminal' : (leaders[0] ?? 'liminal');
  const spread = (salt: number) =>
    values.reduce((sum, value, i) => sum + (value.length + value.charCodeAt(0)) * (i + salt), 0);
  return {
    state,
    type: state === 'liminal' ? 'liminal' : 'creative',
    dopamineLevel: 60 + (spread(3) % 40),
    serotoninLevel: 65 + (spread(5) % 30),
    gammaWaves: 50 + (spread(7) % 35),
    thetaWaves: 45 + (spread(11) % 40),
    dreamIntensity: 30 + (spread(13) % 60),
  };
}

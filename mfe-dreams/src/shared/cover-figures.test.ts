import type { Dream } from '@liminal/contracts/dreams/dream';
import type { Claim, ClaimKind } from '@liminal/contracts/dreams/interpretation';
import { coverFigures } from './cover-figures';

const claim = (kind: ClaimKind, code: string, rejected = false): Claim => ({
  id: `${kind} ${code}`,
  kind,
  code,
  name: '',
  spans: [],
  by: 'coder',
  rejected,
});
const dream = (claims: Claim[] | null): Dream => ({
  id: 'x',
  title: '',
  description: '',
  emotions: 'anxious',
  lucidityLevel: 'fully-lucid',
  tags: [],
  createdAt: '',
  interpretation: claims && {
    symbolicAnalysis: '',
    consciousnessInsights: '',
    archetypes: ['sage'],
    evidence: [],
    readerVersion: 2,
    claims,
    symbols: [],
    questions: [],
    legibility: 'legible',
    writtenBy: 'rules',
  },
});

test('a dream that was not read has a cover of its emotion and its lucidity', () => {
  expect(coverFigures(dream(null))).toMatchObject({ phase: 'separation', dream: 95, hertz: 432, coherence: 90 });
});

test.each([
  ['a feeling sets the tone', [claim('emotions', 'HA D')], { hertz: 528 }],
  ['people raise the trace', [claim('characters', '1MSA'), claim('characters', '1FSA')], { amplitude: 7 }],
  ['hard words part its lines', [claim('aggression', 'D 7 1MSA')], { coherence: 40 }],
  ['kindness joins them', [claim('friendliness', 'D 4 1MSA')], { coherence: 95 }],
  ['what the member rejected draws nothing', [claim('emotions', 'HA D', true)], { hertz: 432 }],
])('%s', (_what, claims, figures) => {
  expect(coverFigures(dream(claims))).toMatchObject(figures);
});

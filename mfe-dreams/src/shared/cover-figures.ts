import type { Dream } from '@liminal/contracts/dreams/dream';
import type { Claim } from '@liminal/contracts/dreams/interpretation';
import { folds, type Figures } from '@liminal/ui/mandala-grammar';

const depth: Record<string, number> = { 'not-lucid': 30, 'partially-lucid': 60, 'fully-lucid': 95 };
const phases: Record<string, string> = {
  peaceful: 'reintegration',
  anxious: 'separation',
  euphoric: 'reintegration',
  mysterious: 'liminal',
};
/** Hz of the living trace by the feeling the text names first. */
const tones: Record<string, number> = { SD: 396, CO: 417, AP: 444, AN: 480, HA: 528 };
const plain = 432;

/** A dream's cover out of its own codes: who is there, what is felt, how kindly it goes, besides its emotion and lucidity. Pure. */
export function coverFigures({ emotions, lucidityLevel, interpretation }: Dream): Partial<Figures> {
  const claims = (interpretation?.claims ?? []).filter(({ rejected }) => !rejected);
  const of = (kind: Claim['kind']): Claim[] => claims.filter((claim) => claim.kind === kind);
  const acts = of('friendliness').length + of('aggression').length;
  return {
    fold: folds[interpretation?.archetypes[0] ?? ''] ?? 8,
    phase: phases[emotions] ?? 'liminal',
    dream: depth[lucidityLevel] ?? 50,
    hertz: tones[of('emotions')[0]?.code.slice(0, 2) ?? ''] ?? plain,
    // A crowd makes the trace high; hard words draw its two lines apart.
    amplitude: Math.min(10, 4 + 1.5 * of('characters').length),
    coherence: acts === 0 ? 90 : Math.round(40 + (55 * of('friendliness').length) / acts),
    theta: Math.min(100, 20 + 15 * (interpretation?.symbols.length ?? 0)),
  };
}

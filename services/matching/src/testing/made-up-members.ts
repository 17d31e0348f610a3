import { communicationStyles, energyTypes, humorStyles } from '@liminal/contracts/matching/assessment';
import { jungians, soulPatterns } from '@liminal/contracts/vocabulary';
import { attributesOf, everyBit } from '../engine/attributes';
import { encode } from '../engine/encode';
import { phases } from '../engine/groups';
import type { Row } from '../engine/index-memory';
import type { SoulProfile } from '../engine/profile';
import { randomFrom } from './random';

/** Profiles at random for benches: most parts known, tastes that hang together a little. */
export function madeUpMembers(seed: string) {
  const random = randomFrom(seed);
  const up = (max: number) => Math.floor(random() * max);
  const pick = <T>(list: readonly T[]): T => list[up(list.length)] as T;
  const profile = (): SoulProfile => {
    const leaning = random();
    const around = (most: number) => Math.round(Math.min(1, Math.max(0, leaning * 0.6 + random() * 0.4)) * most);
    return {
      pattern: random() < 0.9 ? pick(soulPatterns) : null,
      jungian:
        random() < 0.7
          ? (Object.fromEntries(jungians.map((name) => [name, up(4)])) as NonNullable<SoulProfile['jungian']>)
          : null,
      assessment:
        random() < 0.8
          ? {
              emotionalIQ: around(200),
              cognitiveIQ: around(200),
              creativityScore: around(100),
              empathyScore: around(100),
              humorStyle: pick(humorStyles),
              communicationStyle: pick(communicationStyles),
              energyType: pick(energyTypes),
            }
          : null,
      signature: { frequency: 404 + 56 * random(), amplitude: 2 + 8 * random(), coherence: 60 + 39 * random() },
      phase: pick(phases),
      hours: [up(20), up(40), up(30), up(50)],
      acts: { dream: up(30), 'check-in': up(60), connection: up(12), interaction: up(60), practice: up(20) },
      dreams:
        random() < 0.5
          ? { dreams: 10, lucid: up(10), friendliness: up(9), aggression: up(9), animals: up(5), people: up(40) }
          : null,
    };
  };
  const rowOf = (made: SoulProfile): Row => ({
    vector: encode(made),
    attributes: attributesOf({
      pattern: made.pattern,
      energyType: made.assessment?.energyType ?? null,
      humorStyle: made.assessment?.humorStyle ?? null,
      communicationStyle: made.assessment?.communicationStyle ?? null,
    }),
    wishes: everyBit,
  });
  return {
    random,
    up,
    pick,
    profile,
    rowOf,
    /** Ids that count up: a million random ones take a second to make. */
    idOf: (i: number) => `00000000-0000-7000-8000-${i.toString(16).padStart(12, '0')}`,
  };
}

import { soulPatterns, type Jungian } from '@liminal/contracts/vocabulary';
import { attributesOf, wishesOf, type Wishes } from '../engine/attributes';
import type { DreamTally, SoulProfile } from '../engine/profile';
import { signatureOf, type Acts } from './energy';

export type Given = NonNullable<SoulProfile['assessment']> & { answers?: Record<string, string> };

export type ProfileRow = {
  memberId: string;
  acts: Acts;
  frequency: number | null;
  amplitude: number | null;
  coherence: number | null;
  state: string | null;
  archetype: string | null;
  /** They agreed; see `isShown`. */
  shown: boolean;
  /** An operator took them out of every list of people. */
  hidden: boolean;
  isDemo: boolean;
  jungian: Record<Jungian, number> | null;
  assessment: Given | null;
  hours: [number, number, number, number];
  dreams: DreamTally | null;
  dreamsShared: boolean;
  wishes: Wishes;
  zone: string;
  vector: Buffer | null;
};

/** Whether others may see them: they agreed, and no operator hid them. */
export const isShown = ({ shown, hidden }: Pick<ProfileRow, 'shown' | 'hidden'>): boolean => shown && !hidden;

/** What the engine is told of a member: dreams only where they agreed to that. */
export const profileOf = (row: ProfileRow): SoulProfile => ({
  pattern: soulPatterns.find((pattern) => pattern === row.archetype) ?? null,
  jungian: row.jungian,
  assessment: row.assessment,
  signature: signatureOf(row.acts) ?? null,
  phase: row.state,
  hours: row.hours,
  acts: row.acts,
  dreams: row.dreamsShared ? row.dreams : null,
});

export const attributesOfRow = ({ archetype, assessment, isDemo }: ProfileRow): number =>
  attributesOf({
    pattern: archetype,
    energyType: assessment?.energyType ?? null,
    communicationStyle: assessment?.communicationStyle ?? null,
    humorStyle: assessment?.humorStyle ?? null,
    simulated: isDemo ? 'demo' : 'real',
  });

/** A list that is empty welcomes all. */
export const wishBits = (wishes: Wishes): number =>
  wishesOf(Object.fromEntries(Object.entries(wishes).filter(([, list]) => list.length > 0)));

export const vectorOfRow = ({ vector }: Pick<ProfileRow, 'vector'>): Int8Array | undefined =>
  vector ? new Int8Array(vector) : undefined;

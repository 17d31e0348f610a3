import type { Jungian, SoulPattern } from '@liminal/contracts/vocabulary';

/** Codes of a member's dreams, added up. Only with their consent does any of it reach the vector. */
export type DreamTally = {
  dreams: number;
  /** Partly or fully lucid ones. */ lucid: number;
  friendliness: number;
  aggression: number;
  animals: number;
  people: number;
  /** Dreams with at least one such code; absent for dreams counted before. */
  withFriendliness?: number;
  withAggression?: number;
  withAnimals?: number;
  withPeople?: number;
};

/** What matching knows of a member. Nothing of it is a name, an address or a text. */
export type SoulProfile = {
  pattern: SoulPattern | null;
  /** Points of each Jungian archetype, 0 to 9. */
  jungian: Record<Jungian, number> | null;
  assessment: {
    /** 0 to 200 */ emotionalIQ: number;
    /** 0 to 200 */ cognitiveIQ: number;
    /** 0 to 100 */ creativityScore: number;
    /** 0 to 100 */ empathyScore: number;
    humorStyle: string;
    communicationStyle: string;
    energyType: string;
  } | null;
  signature: { /** Hz */ frequency: number; /** 0 to 10 */ amplitude: number; /** percent */ coherence: number } | null;
  phase: string | null;
  /** Acts by part of the member's own day: night, morning, afternoon, evening. */
  hours: [number, number, number, number];
  /** Acts by kind. */
  acts: Record<string, number>;
  dreams: DreamTally | null;
};

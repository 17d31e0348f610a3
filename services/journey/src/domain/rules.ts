import type { ChallengeId } from '@liminal/contracts/journey/daily-challenges';
import { dailyChallenges } from '@liminal/contracts/journey/daily-challenges';

export type Pay = {
  purse: 'points' | 'sparks';
  /** What one act earns; without it the act says, up to `most`. */
  amount?: number;
  most?: number;
  /** Acts a member-day that are paid. */
  perDay?: number;
  /** Paid a member-day in all. */
  mostPerDay?: number;
};

const challenges = Object.fromEntries(
  dailyChallenges.map(({ id, reward }) => [`challenge-${id}`, { purse: 'points', amount: reward }]),
) as Record<`challenge-${ChallengeId}`, Pay>;

/**
 * What acts earn: the one table the service pays by. Points after the specification (sections 4, 7 and 9); practice, dream and
 * connection, for which it names no points, are the product's own. Sparks are the rewards system's values of section 9: they
 * raise its level alone.
 */
export const rules = {
  onboarding: { purse: 'points', amount: 500 },
  'check-in': { purse: 'points', amount: 100 },
  'profile-update': { purse: 'points', amount: 50, perDay: 10 },
  /** 7 to 12 points an answer, five answers. */
  quiz: { purse: 'points', most: 60 },
  /** Two points a minute, for an hour a day. */
  practice: { purse: 'points', most: 120, mostPerDay: 120 },
  dream: { purse: 'points', amount: 25, perDay: 5 },
  connection: { purse: 'points', amount: 50, perDay: 10 },
  ...challenges,
  'sparks-check-in': { purse: 'sparks', amount: 50 },
  'sparks-deep-breaths': { purse: 'sparks', amount: 10, perDay: 10 },
  'sparks-meditation': { purse: 'sparks', amount: 100, perDay: 1 },
  'sparks-energy-match': { purse: 'sparks', amount: 200, perDay: 10 },
} as const satisfies Record<string, Pay>;
export type Rule = keyof typeof rules;

/** Streak bonus of sparks: +10 percent a day, 100 percent at most (specification, section 9). */
export const withStreak = (amount: number, streak: number): number =>
  Math.round(amount * (1 + Math.min(streak * 0.1, 1)));

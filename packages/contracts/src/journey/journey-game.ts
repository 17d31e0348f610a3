import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const activityTypes = ['meditation', 'reflection', 'social', 'action'] as const;
export type ActivityType = (typeof activityTypes)[number];
/** Every small thing of the journey game, in the order in which they arrive; 30 to 180 s and 25 to 150 XP (specification, section 9). */
export const activities = [
  { id: 'doorway-breaths', type: 'meditation', duration: 60, reward: 25 },
  { id: 'last-hidden-thing', type: 'reflection', duration: 120, reward: 75 },
  { id: 'true-sentence', type: 'social', duration: 90, reward: 100 },
  { id: 'full-glass', type: 'action', duration: 45, reward: 50 },
  { id: 'furthest-sound', type: 'meditation', duration: 60, reward: 50 },
  { id: 'thank-an-object', type: 'reflection', duration: 30, reward: 25 },
  { id: 'other-hand', type: 'action', duration: 60, reward: 50 },
  { id: 'soft-eyes', type: 'meditation', duration: 90, reward: 50 },
  { id: 'old-friend', type: 'social', duration: 120, reward: 125 },
  { id: 'younger-self', type: 'reflection', duration: 150, reward: 100 },
  { id: 'one-colour', type: 'action', duration: 90, reward: 50 },
  { id: 'heavy-feet', type: 'meditation', duration: 120, reward: 75 },
  { id: 'unsaid-thanks', type: 'social', duration: 60, reward: 75 },
  { id: 'worry-weather', type: 'reflection', duration: 90, reward: 50 },
  { id: 'slowest-walk', type: 'action', duration: 120, reward: 75 },
  { id: 'breath-count', type: 'meditation', duration: 180, reward: 100 },
  { id: 'listen-only', type: 'social', duration: 180, reward: 150 },
  { id: 'three-exact-things', type: 'reflection', duration: 60, reward: 50 },
  { id: 'open-window', type: 'action', duration: 45, reward: 25 },
  { id: 'warm-hands', type: 'meditation', duration: 60, reward: 50 },
  { id: 'kind-question', type: 'social', duration: 90, reward: 100 },
  { id: 'unfinished-list', type: 'reflection', duration: 150, reward: 100 },
  { id: 'drawer', type: 'action', duration: 180, reward: 100 },
  { id: 'between-breaths', type: 'meditation', duration: 150, reward: 125 },
] as const satisfies {
  id: string;
  type: ActivityType;
  /** s */
  duration: number;
  /** XP */
  reward: number;
}[];
export type Activity = (typeof activities)[number];
export type ActivityId = Activity['id'];
const ids = activities.map(({ id }) => id) as [ActivityId, ...ActivityId[]];

export const paths = ['shadow', 'light', 'balance'] as const;
export type Path = (typeof paths)[number];

/** Acts between two revelations, and between two arrivals of more activities; XP to a level (specification, section 9). */
export const pace = { revelationEvery: 3, moreEvery: 5, shown: 6, xpToLevel: 500 } as const;

export const Game = z.object({
  stats: z.object({
    level: z.int(),
    experiencePoints: z.int(),
    revelationsUnlocked: z.int(),
    /** Activities in a row that were not left. */
    currentStreak: z.int(),
    totalActions: z.int(),
    /** Of the acts a revelation takes. */
    nextRevelationProgress: z.int(),
  }),
  path: z.enum(paths),
  /** Ids of at most six activities. */
  offered: z.array(z.enum(ids)),
  /** Acts until more arrive; null when all are there. */
  nextUnlock: z.nullable(z.int()),
  /** The one under way. */
  challenge: z.nullable(
    z.object({ activity: z.enum(ids), startedAt: z.string(), /** s since then */ elapsed: z.int() }),
  ),
  /** The revelation that waits to be read: its number, from 1. */
  revelation: z.nullable(z.int()),
  /** The acts it is made of, newest last. */
  lastActs: z.array(z.enum(ids)),
});
export type Game = z.infer<typeof Game>;

export const game = defineRoute({
  method: 'get',
  path: '/api/journey/game',
  summary: 'Where the journey game stands.',
  reply: Game,
});

export const moveGame = defineRoute({
  method: 'post',
  path: '/api/journey/game',
  summary: 'One move: begin an activity, complete or leave it, go on after a revelation, choose a path.',
  body: z.strictObject({
    move: z.enum(['begin', 'complete', 'leave', 'continue', 'path']),
    /** Which is begun, or completed. */
    activity: z.optional(z.enum(ids)),
    /** Which is chosen. */
    path: z.optional(z.enum(paths)),
  }),
  reply: Game,
});

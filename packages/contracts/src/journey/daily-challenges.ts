import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** What a challenge counts: seconds of practice, dreams kept, raps kept, connections made, perfect quizzes. */
export type ChallengeAct = 'practice' | 'dream' | 'rap' | 'match' | 'perfect-quiz';

/** The five of every day (specification, section 9): what is done, how often, for how many points. */
export const dailyChallenges = [
  { id: 'meditate', challenge: 'Meditate for 10 minutes', emoji: '🧘', act: 'practice', goal: 600, reward: 100 },
  { id: 'dreams', challenge: 'Record 3 dreams', emoji: '🌙', act: 'dream', goal: 3, reward: 150 },
  { id: 'rap', challenge: 'Generate a rap', emoji: '🎤', act: 'rap', goal: 1, reward: 75 },
  { id: 'souls', challenge: 'Match with 5 souls', emoji: '💫', act: 'match', goal: 5, reward: 200 },
  { id: 'quiz', challenge: 'Score a perfect quiz', emoji: '🏆', act: 'perfect-quiz', goal: 1, reward: 300 },
] as const satisfies {
  id: string;
  challenge: string;
  emoji: string;
  act: ChallengeAct;
  goal: number;
  reward: number;
}[];
export type ChallengeId = (typeof dailyChallenges)[number]['id'];

export const DailyChallenge = z.object({
  id: z.string(),
  challenge: z.string(),
  emoji: z.string(),
  /** Points. */
  reward: z.int(),
  /** So much of `goal` is done today: seconds for practice, else a count. */
  progress: z.int(),
  goal: z.int(),
  done: z.boolean(),
});
export type DailyChallenge = z.infer<typeof DailyChallenge>;

export const challenges = defineRoute({
  method: 'get',
  path: '/api/journey/challenges',
  summary: "The day's five challenges and how far each is; only real acts move them.",
  reply: z.array(DailyChallenge),
});

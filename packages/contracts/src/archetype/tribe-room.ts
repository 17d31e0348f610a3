import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** The prompts of a room, one a day; the wording is the screen's. */
export const promptCount = 28;

export const TribeAnswer = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  firstName: z.string(),
  isDemo: z.boolean(),
  text: z.string(),
  mine: z.boolean(),
});
export type TribeAnswer = z.infer<typeof TribeAnswer>;

export const TribeRoom = z.object({
  archetype: z.nullable(z.string()),
  joined: z.boolean(),
  /** Which prompt is today's, 0 to `promptCount` - 1. */
  prompt: z.int(),
  /** Members in the room besides this one. */
  others: z.int(),
  /** Today's answers, newest first; only for those who joined. */
  answers: z.array(TribeAnswer),
});
export type TribeRoom = z.infer<typeof TribeRoom>;

export const tribeRoom = defineRoute({
  method: 'get',
  path: '/api/archetype/tribe-room',
  summary: "The room of the member's own tribe: today's prompt, and its answers for those who joined.",
  reply: TribeRoom,
});

export const joinTribeRoom = defineRoute({
  method: 'put',
  path: '/api/archetype/tribe-room',
  summary: 'Enter the room of the tribe, or leave it; leaving takes the own answers of today along.',
  body: z.strictObject({ joined: z.boolean() }),
  reply: TribeRoom,
});

export const answerPrompt = defineRoute({
  method: 'put',
  path: '/api/archetype/tribe-room/answer',
  summary: "Answer today's prompt; a second answer takes the place of the first, an empty one takes it away.",
  body: z.strictObject({ text: z.string().check(z.trim(), z.maxLength(280)) }),
  reply: TribeRoom,
});

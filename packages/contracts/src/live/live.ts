import * as z from '@liminal/contracts/z';

/** What `/api/live` sends, each with an id that Last-Event-ID resumes from. */
export const LiveEvent = z.object({
  /** archetype-evolved, interaction-scored, connection-requested, match-connected, level-up, energy-changed; open. */
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** ms between heartbeats, so that a dead line is noticed. */
export const heartbeatMs = 10_000;

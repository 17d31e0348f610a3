/**
 * Every topic and its partition count. Counts are fixed for good: a key must keep its partition.
 * `compacted` topics carry the full state of a member, so that a new reader can start from the log alone.
 */
export const topics = {
  'consciousness-interaction': { partitions: 12 },
  'member-registered': { partitions: 12 },
  'member-deleted': { partitions: 12 },
  'member-day-changed': { partitions: 12 },
  'profile-changed': { partitions: 12 },
  'consents-changed': { partitions: 12 },
  'dream-recorded': { partitions: 12 },
  'assessment-completed': { partitions: 12 },
  'archetype-changed': { partitions: 12 },
  'interaction-scored': { partitions: 12 },
  'energy-profile-changed': { partitions: 64, compacted: true },
  'connection-requested': { partitions: 12 },
  'match-connected': { partitions: 12 },
  'member-blocked': { partitions: 12 },
  'gathering-joined': { partitions: 12 },
} as const satisfies Record<string, { partitions: number; compacted?: boolean }>;

export type Topic = keyof typeof topics;

import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

const shape = {
  showPattern: z.boolean(),
  showFrequency: z.boolean(),
  showState: z.boolean(),
  /** Whether connections hear of new levels and evolutions. */
  shareMilestones: z.boolean(),
};
export const Presence = z.object(shape);
export type Presence = z.infer<typeof Presence>;

/** What holds until a member says otherwise. */
export const firstPresence: Presence = {
  showPattern: true,
  showFrequency: true,
  showState: true,
  shareMilestones: false,
};

export const getPresence = defineRoute({
  method: 'get',
  path: '/api/social/presence',
  summary: 'What others may see of the member.',
  reply: Presence,
});

export const putPresence = defineRoute({
  method: 'put',
  path: '/api/social/presence',
  summary: 'Say what others may see.',
  body: z.strictObject(shape),
  reply: Presence,
});

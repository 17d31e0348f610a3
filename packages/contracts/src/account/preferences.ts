import * as z from '@liminal/contracts/z';
import { FirstName } from '../auth/credentials';
import { defineRoute } from '../define';
import { Zone } from '../vocabulary';

/** What may appear over the dashboard by itself; each can be switched off for good. */
export const popups = ['hallucinations', 'wisdom', 'giants', 'rewards', 'quick-wins', 'breaks'] as const;

/** Minutes after midnight, 0 to 1439. */
const Minutes = z.int().check(z.gte(0, '00:00 to 23:59'), z.lte(1439, '00:00 to 23:59'));

const shape = {
  /** 0 calm, 1 gentle, 2 mystical, 3 full; null while the member has not chosen: see `intensityOf`. */
  intensity: z.nullable(z.int().check(z.gte(0, '0 to 3'), z.lte(3, '0 to 3'))),
  popupsOff: z.array(z.enum(popups)).check(z.maxLength(popups.length)),
  hideStreaks: z.boolean(),
  /** Both, or neither; a pair that runs over midnight is one night. */
  quiet: z.nullable(z.strictObject({ from: Minutes, until: Minutes })),
};
export const Preferences = z.object(shape);
export type Preferences = z.infer<typeof Preferences>;

/** What holds until a member says otherwise. */
export const firstPreferences: Preferences = { intensity: null, popupsOff: [], hideStreaks: false, quiet: null };

/** The dial as it stands: who asked their device for less motion begins at calm, others at mystical. */
export const intensityOf = ({ intensity }: Preferences, reducedMotion: boolean): number =>
  intensity ?? (reducedMotion ? 0 : 2);

export const putPreferences = defineRoute({
  method: 'put',
  path: '/api/account/preferences',
  summary: 'How much may appear, move and sound, and when.',
  body: z.strictObject(shape),
  reply: Preferences,
});

export const putProfile = defineRoute({
  method: 'put',
  path: '/api/account/profile',
  summary: 'The name others see.',
  body: z.strictObject({ firstName: FirstName }),
  reply: z.object({ firstName: z.string() }),
});

const Day = { dayStartsAt: Minutes, zone: Zone };

export const putDay = defineRoute({
  method: 'put',
  path: '/api/account/day',
  summary: "When the member's day begins, and in which time zone.",
  body: z.strictObject(Day),
  reply: z.object(Day),
});

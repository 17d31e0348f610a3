import * as z from '@liminal/contracts/z';

/** The eight soul patterns (specification, section 3). */
export const soulPatterns = [
  'deep-feeler',
  'truth-seeker',
  'light-worker',
  'wild-spirit',
  'mind-weaver',
  'heart-bridge',
  'shadow-walker',
  'cosmic-dancer',
] as const;
export const SoulPattern = z.enum(soulPatterns);
export type SoulPattern = z.infer<typeof SoulPattern>;

/** The six Jungian archetypes (specification, section 3), in sorted order: of several that tie, the first is shown. */
export const jungians = ['explorer', 'hero', 'innocent', 'lover', 'magician', 'sage'] as const;
export const Jungian = z.enum(jungians);
export type Jungian = z.infer<typeof Jungian>;

/** The kinds of act a member can do; open at the reader's end, so that a new kind needs no new reader. */
export const actKinds = [
  'interaction',
  'check-in',
  'profile-update',
  'onboarding',
  'dream',
  'soul-pattern',
  'connection',
  'assessment',
  'quiz',
  'practice',
  'rap',
] as const;
export const ActKind = z.enum(actKinds);
export type ActKind = z.infer<typeof ActKind>;

export const MemberId = z.uuid();

/** An IANA time zone this runtime knows, such as `Europe/Berlin`. */
export const Zone = z.string().check(
  z.maxLength(64),
  z.refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'an IANA time zone'),
);

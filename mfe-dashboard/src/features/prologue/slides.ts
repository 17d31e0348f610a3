/** The six slides, how long each stands in ms, and what it says (times: specification, section 9). */
export const slides = [
  { name: 'Opening', ms: 5_000, text: 'Every night you cross a border without being asked for papers.' },
  { name: 'Revelation', ms: 4_000, text: 'You come back carrying something. By breakfast most of it is gone.' },
  { name: 'Hieroglyphics', ms: 4_000, text: 'What stays is written in pictures. They can be read, slowly.' },
  {
    name: 'Warning',
    ms: 5_000,
    text: 'This is a game of attention. It heals nothing and foretells nothing. You may stop at any time.',
  },
  { name: 'Promise', ms: 4_000, text: 'What you bring back is yours, and kept as you wrote it.' },
  { name: 'Finale', ms: 3_000, text: 'The chart is empty. It begins with you.' },
] as const;

/** ms a character (specification, section 9). */
export const perCharacter = 50;
export const lasting = slides.reduce((sum, { ms }) => sum + ms, 0);

/** What stands after so many ms: the slide, how much of it is typed, and the share of its time that is over. Pure. */
export function slideAt(elapsed: number): { at: number; typed: string; share: number } | undefined {
  let from = 0;
  for (const [at, { ms, text }] of slides.entries()) {
    if (elapsed < from + ms) {
      const within = elapsed - from;
      return { at, typed: text.slice(0, Math.floor(within / perCharacter)), share: within / ms };
    }
    from += ms;
  }
  return undefined;
}

import { grouped } from '@liminal/ui/grouped';

/** Every other word of the journey game. */
export const words = {
  legend: (level: number) => `Journey game, level ${level}`,
  choose: 'Choose the next small thing',
  until: (acts: number) =>
    acts === 1
      ? 'One more and a revelation opens. They take from half a minute to three.'
      : `${acts} more until a revelation opens. They take from half a minute to three.`,
  path: 'Path',
  paths: { shadow: 'Shadow', light: 'Light', balance: 'Balance' },
  pathHint: 'A mood for your journey. It changes no reward.',
  activities: 'Activities',
  begin: 'Begin',
  goOn: 'Go on',
  beginOne: (name: string) => `Begin: ${name}`,
  facts: (type: string, seconds: number, xp: number) => `${type}, ${seconds} s, +${xp} XP`,
  xp: (xp: number) => `+${xp} XP`,
  stats: 'Your journey so far',
  done: 'Activities done',
  revelations: 'Revelations',
  nextRevelation: (opened: number, at: number) => `${opened}, next at ${at}`,
  experience: 'Experience',
  experienceOf: (xp: number, level: number) => `${grouped(xp)} XP, level ${level}`,
  streak: 'In a row',
  badge: 'badge earned',
  more: (acts: number) =>
    acts === 1 ? 'More activities arrive with your next act.' : `More activities arrive in ${acts} acts.`,
  all: 'Every activity is here now.',
  back: 'Back to your chart',
  lasting: (type: string, seconds: number) => `${type.charAt(0).toUpperCase()}${type.slice(1)}, ${seconds} seconds`,
  seconds: 'seconds',
  paused: 'paused',
  reward: 'Reward',
  after: 'After this',
  afterRevelation: 'a revelation',
  afterMore: (acts: number) => (acts === 1 ? 'one more until a revelation' : `${acts} more until a revelation`),
  completeEarly: 'Complete Early',
  complete: 'Complete',
  pause: 'Pause',
  resume: 'Go on',
  longer: '+30 s',
  early: 'Early counts in full.',
  leave: 'Leave without reward',
  halfway: 'Half of the time is over.',
  revelation: (nth: number, type: string, impact: string) =>
    `Revelation ${nth}: ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}, ${impact}`,
  made: (acts: string[]) =>
    `It opened after ${acts.join(', ')}. It foretells nothing. If it asks for something, it is this:`,
  continue: 'Continue Your Journey',
  standing: (xp: number, left: number, level: number) => `${grouped(xp)} in all, ${grouped(left)} to level ${level}`,
  opened: 'Revelations so far',
  failed: { title: 'Error', description: 'That move did not arrive. Try again.' },
  types: { meditation: 'meditation', reflection: 'reflection', social: 'social', action: 'action' },
  card: { open: 'All activities', under: 'Under way' },
} as const;

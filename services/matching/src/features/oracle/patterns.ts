import type { BehavioralPattern } from '@liminal/contracts/matching/oracle';
import { jungians, type SoulPattern } from '@liminal/contracts/vocabulary';
import { countBy, type Facts } from './facts';

/** Below this many cases nothing is said; below ten it is called a small sample. */
export const fewest = 5;
const small = 10;
/** A share that is worth a sentence. */
const telling = 0.5;

export const partNames = ['at night', 'in the morning', 'in the afternoon', 'in the evening'] as const;
const partPatterns: SoulPattern[] = ['shadow-walker', 'light-worker', 'truth-seeker', 'heart-bridge'];
const jungianPatterns: Record<(typeof jungians)[number], SoulPattern> = {
  explorer: 'wild-spirit',
  hero: 'light-worker',
  innocent: 'cosmic-dancer',
  lover: 'deep-feeler',
  magician: 'mind-weaver',
  sage: 'truth-seeker',
};

type Finding = Omit<BehavioralPattern, 'confidence' | 'smallSample' | 'evidence'> & {
  count: number;
  of: number;
  what: string;
};

/** Where the largest of some counts is. */
export const topOf = (counts: number[]): { at: number; count: number; of: number } => {
  const count = Math.max(0, ...counts);
  return { at: Math.max(0, counts.indexOf(count)), count, of: counts.reduce((sum, each) => sum + each, 0) };
};

function rhythm({ habits }: Facts): Finding[] {
  const day = topOf(countBy(habits, ({ part }) => part, 4));
  const weekend = countBy(habits, ({ weekday }) => (weekday >= 5 ? 1 : 0), 2);
  const [workdays = 0, free = 0] = weekend;
  return [
    {
      id: 'part-of-day',
      category: 'rhythm',
      observation: `You come here ${partNames[day.at] ?? 'at all hours'}.`,
      significance: 'What one does at the same hour tends to stay. This may be your hour for what matters.',
      archetypalIndicator: partPatterns[day.at] ?? 'truth-seeker',
      ...day,
      what: 'acts',
    },
    {
      id: 'weekend',
      category: 'rhythm',
      observation: 'Saturdays and Sundays hold more of you than the five other days together.',
      significance: 'You may be keeping this for when nobody expects you.',
      archetypalIndicator: 'wild-spirit',
      count: free,
      of: workdays + free,
      what: 'acts',
    },
  ];
}

function dreaming({ dreams }: Facts): Finding[] {
  if (!dreams) return [];
  const { dreams: of, lucid, withFriendliness = 0, withAggression = 0, withAnimals = 0, withPeople = 0 } = dreams;
  const shared = { category: 'dreams', of, what: 'dreams' };
  return [
    {
      ...shared,
      id: 'lucid',
      observation: 'You often know that you are dreaming.',
      significance: 'Lucidity grows with being written down; you may be training it without meaning to.',
      archetypalIndicator: 'mind-weaver',
      count: lucid,
    },
    {
      ...shared,
      id: 'not-lucid',
      observation: 'You let the dream have you, and find out afterwards.',
      significance: 'Nothing to mend: most dreams everywhere are like this.',
      archetypalIndicator: 'deep-feeler',
      count: of - lucid,
    },
    {
      ...shared,
      id: 'friendly',
      observation: 'Somebody is kind in your dreams.',
      significance: 'Friendliness in dreams often follows what the day was missing, or full of. Which is it for you?',
      archetypalIndicator: 'heart-bridge',
      count: withFriendliness,
    },
    {
      ...shared,
      id: 'strife',
      observation: 'Your dreams contain strife.',
      significance: 'About half of all dreams do. What matters is whether you stay in the room.',
      archetypalIndicator: 'shadow-walker',
      count: withAggression,
    },
    {
      ...shared,
      id: 'animals',
      observation: 'Animals come to you at night.',
      significance: 'They are rare in the dreams of grown-ups: yours have kept a door open.',
      archetypalIndicator: 'wild-spirit',
      count: withAnimals,
    },
    {
      ...shared,
      id: 'people',
      observation: 'You are seldom alone in your dreams.',
      significance: 'Company is how your nights think.',
      archetypalIndicator: 'heart-bridge',
      count: withPeople,
    },
  ];
}

function practising({ habits }: Facts): Finding[] {
  const day = topOf(countBy(habits, ({ part }) => part, 4, ['practice']));
  return [
    {
      id: 'practice-hour',
      category: 'practice',
      observation: `You sit ${partNames[day.at] ?? 'whenever you can'}.`,
      significance: 'A sit that has an hour needs less deciding.',
      archetypalIndicator: partPatterns[day.at] ?? 'light-worker',
      ...day,
      what: 'sits',
    },
  ];
}

function meeting({ connections }: Facts): Finding[] {
  const asked = connections.filter(({ askedByMe }) => askedByMe).length;
  const shared = { category: 'people', of: connections.length, what: 'connections' };
  return [
    {
      ...shared,
      id: 'asks-first',
      observation: 'You are the one who asks first.',
      significance: 'They may not know how much you waited before you did.',
      archetypalIndicator: 'heart-bridge',
      count: asked,
    },
    {
      ...shared,
      id: 'is-asked',
      observation: 'You let others come to you.',
      significance: 'They may not know that you were waiting.',
      archetypalIndicator: 'deep-feeler',
      count: connections.length - asked,
    },
  ];
}

function self({ jungian }: Facts): Finding[] {
  if (!jungian) return [];
  const top = topOf(jungians.map((name) => jungian[name] ?? 0));
  const name = jungians[top.at] ?? 'sage';
  return [
    {
      id: 'self-image',
      category: 'self',
      observation: `Asked directly, you answer like a ${name}.`,
      significance: 'Compare it with what you do here: the two need not agree.',
      archetypalIndicator: jungianPatterns[name],
      ...top,
      what: 'points',
    },
  ];
}

const surer = (a: Finding, b: Finding) => b.count / b.of - a.count / a.of || b.of - a.of;

/** Every finding that rests on enough cases and holds in at least half of them, the surest first; and how many were set aside. */
export function patternsIn(facts: Facts): { patterns: BehavioralPattern[]; setAside: number } {
  const all = [rhythm, dreaming, practising, meeting, self].flatMap((look) => look(facts));
  const told = all.filter(({ count, of }) => of >= fewest && count / of >= telling).sort(surer);
  return {
    patterns: told.map(({ id, category, observation, significance, archetypalIndicator, count, of, what }) => ({
      id,
      category,
      observation,
      significance,
      archetypalIndicator,
      confidence: Math.round((count / of) * 100),
      evidence: { count, of, what },
      smallSample: of < small,
    })),
    setAside: all.length - told.length,
  };
}

import type { AiInsight, OracleSources } from '@liminal/contracts/matching/oracle';
import { actGroups } from '../../engine/groups';
import { countBy, type Facts } from './facts';
import { fewest, partNames, topOf } from './patterns';

const doing = { dreaming: 'dreaming', practising: 'showing up', meeting: 'meeting', playing: 'playing' } as const;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const percent = (count: number, of: number) => Math.round((count / of) * 100);

/** What the counts say besides the patterns: one thing seen, one guess at what comes next, what would be worth doing. Pure. */
export function insightsIn(facts: Facts, profiles: number): AiInsight[] {
  return [...observed(facts), ...guessed(facts), ...advised(facts, profiles)];
}

function observed({ habits }: Facts): AiInsight[] {
  const names = Object.keys(actGroups) as (keyof typeof actGroups)[];
  const top = topOf(names.map((name) => countBy(habits, () => 0, 1, actGroups[name])[0] ?? 0));
  const name = names[top.at] ?? 'playing';
  if (top.of < fewest) return [];
  return [
    {
      id: 'mostly',
      type: 'observation',
      title: `Mostly ${doing[name]}`,
      description: `${top.count} of the ${top.of} things you did here were ${doing[name]}.`,
      confidence: percent(top.count, top.of),
      actionable: false,
      path: null,
      evidence: { count: top.count, of: top.of, what: 'acts' },
    },
  ];
}

function guessed({ habits }: Facts): AiInsight[] {
  const dream = topOf(countBy(habits, ({ part }) => part, 4, ['dream']));
  const day = topOf(countBy(habits, ({ weekday }) => weekday, 7));
  return [
    ...(dream.of >= fewest
      ? [
          {
            id: 'next-dream',
            type: 'prediction',
            title: `Your next dream will be written ${partNames[dream.at]}`,
            description: `${dream.count} of your ${dream.of} dreams were.`,
            confidence: percent(dream.count, dream.of),
            actionable: true,
            path: '/?tab=dreams',
            evidence: { count: dream.count, of: dream.of, what: 'dreams' },
          },
        ]
      : []),
    ...(day.of >= fewest * 2
      ? [
          {
            id: 'next-day',
            type: 'prediction',
            title: `We see you next on a ${days[day.at]}`,
            description: `${day.count} of the ${day.of} things you did here fell on one. A guess, no more.`,
            confidence: percent(day.count, day.of),
            actionable: false,
            path: null,
            evidence: { count: day.count, of: day.of, what: 'acts' },
          },
        ]
      : []),
  ];
}

function advised(facts: Facts, profiles: number): AiInsight[] {
  const advice = (id: string, title: string, description: string, path: string): AiInsight => ({
    id,
    type: 'recommendation',
    title,
    description,
    confidence: null,
    actionable: true,
    path,
    evidence: null,
  });
  const { dreams, assessments, connections, shown } = facts;
  return [
    ...((dreams?.dreams ?? 0) < fewest
      ? [
          advice(
            'write-dreams',
            'Write before you stand up',
            `A dream is gone within minutes. With ${fewest} of them the oracle can say something about your nights.`,
            '/?tab=dreams',
          ),
        ]
      : []),
    ...(assessments === 0
      ? [
          advice(
            'assess',
            'Say how you come across',
            'Humor, company and how you like to be told things count for a third of an overlap. Two minutes under Connect.',
            '/?tab=assessment',
          ),
        ]
      : []),
    ...(shown && connections.length === 0 && profiles > 0
      ? [
          advice(
            'reach-out',
            'Ask one person',
            `${profiles === 1 ? 'One other' : `${profiles} others`} agreed to be shown, and you have asked nobody yet. Nothing is lost by a no.`,
            '/?tab=matching',
          ),
        ]
      : []),
    ...(shown
      ? []
      : [
          advice(
            'agree',
            'Let kindred find you',
            'Without your consent nobody is compared with you. You can take it back at any time.',
            '/?tab=matching',
          ),
        ]),
  ];
}

/** What an analysis can go by, and what is missing for a finding. */
export function sourcesIn(facts: Facts, others: { profiles: number; simulated: number }): OracleSources {
  const acts = countBy(facts.habits, () => 0, 1)[0] ?? 0;
  const practice = countBy(facts.habits, () => 0, 1, ['practice'])[0] ?? 0;
  const counts = {
    dreams: facts.dreams?.dreams ?? 0,
    acts,
    practice,
    assessments: facts.assessments,
    connections: facts.connections.length,
  };
  const needed = { dreams: fewest, acts: fewest, practice: fewest, assessments: 1, connections: fewest };
  return {
    ...counts,
    ...others,
    missing: (Object.keys(needed) as (keyof typeof needed)[])
      .filter((what) => counts[what] < needed[what])
      .map((what) => ({ what, have: counts[what], need: needed[what] })),
  };
}

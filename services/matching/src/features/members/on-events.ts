import { archetypeChanged } from '@liminal/contracts/events/archetype-changed';
import { assessmentCompleted } from '@liminal/contracts/events/assessment-completed';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { consentsChanged } from '@liminal/contracts/events/consents-changed';
import { dreamRecorded } from '@liminal/contracts/events/dream-recorded';
import { memberDayChanged } from '@liminal/contracts/events/member-day-changed';
import { profileChanged } from '@liminal/contracts/events/profile-changed';
import { jungians, type Jungian } from '@liminal/contracts/vocabulary';
import type { Tx } from '@liminal/service-kit/db';
import type { Handlers } from '@liminal/service-kit/receive';
import type { DreamTally } from '../../engine/profile';
import { whenOf } from '../../domain/when-of';
import { noteMilestone } from '../../domain/milestones';
import { noteHabit } from '../../domain/habits';
import { changeProfile } from '../../domain/profile-store';

const noDreams: DreamTally = { dreams: 0, lucid: 0, friendliness: 0, aggression: 0, animals: 0, people: 0 };

const keepZone = async (tx: Tx, memberId: string, data: unknown): Promise<void> => {
  const { zone } = memberDayChanged.data.parse(data);
  await tx('energy_profiles').insert({ memberId, zone }).onConflict('member_id').merge(['zone']);
};

/** What others tell of a member, and each of their acts: the profile is made anew and told whole. */
export const memberHandlers: Handlers = {
  'member-registered': (tx, { memberId, data }) => keepZone(tx, memberId, data),
  'member-day-changed': (tx, { memberId, data }) => keepZone(tx, memberId, data),
  'consents-changed': async (tx, { memberId, data }) => {
    const { matching, dreamsInMatching } = consentsChanged.data.parse(data);
    await changeProfile(tx, memberId, () => ({ shown: matching, dreamsShared: dreamsInMatching }));
  },
  'archetype-changed': async (tx, { memberId, data, occurredAt }) => {
    const { archetype, evolved } = archetypeChanged.data.parse(data);
    await changeProfile(tx, memberId, () => ({ archetype }));
    if (evolved) await noteMilestone(tx, memberId, 'evolved', archetype, occurredAt);
  },
  'profile-changed': async (tx, { memberId, data, occurredAt }) => {
    const { state, level, leveledUp } = profileChanged.data.parse(data);
    if (leveledUp) await noteMilestone(tx, memberId, 'level', String(level), occurredAt);
    // Most changes are of points alone, which nobody is matched by.
    const known = await tx('energy_profiles').where({ memberId, state }).first('state');
    if (!known) await changeProfile(tx, memberId, () => ({ state }));
  },
  'assessment-completed': async (tx, { memberId, data }) => {
    const { scores } = assessmentCompleted.data.parse(data);
    const jungian = Object.fromEntries(jungians.map((name) => [name, scores[name] ?? 0])) as Record<Jungian, number>;
    await changeProfile(tx, memberId, () => ({ jungian }));
  },
  'dream-recorded': async (tx, { memberId, data }) => {
    const { lucidity, people, friendliness = 0, aggression = 0, animals = 0 } = dreamRecorded.data.parse(data);
    await changeProfile(tx, memberId, ({ dreams }) => {
      const before = dreams ?? noDreams;
      const one = (codes: number) => (codes > 0 ? 1 : 0);
      return {
        dreams: {
          dreams: before.dreams + 1,
          lucid: before.lucid + (lucidity === 'not-lucid' ? 0 : 1),
          friendliness: before.friendliness + friendliness,
          aggression: before.aggression + aggression,
          animals: before.animals + animals,
          people: before.people + people,
          withFriendliness: (before.withFriendliness ?? 0) + one(friendliness),
          withAggression: (before.withAggression ?? 0) + one(aggression),
          withAnimals: (before.withAnimals ?? 0) + one(animals),
          withPeople: (before.withPeople ?? 0) + one(people),
        },
      };
    });
  },
  'consciousness-interaction': async (tx, { memberId, data, occurredAt }) => {
    const { kind } = consciousnessInteraction.data.parse(data);
    const { zone } = await changeProfile(tx, memberId, ({ acts, hours, zone: own }) => {
      const now: typeof hours = [...hours];
      now[whenOf(new Date(occurredAt), own).part] += 1;
      return { acts: { ...acts, [kind]: (acts[kind] ?? 0) + 1 }, hours: now };
    });
    await noteHabit(tx, memberId, kind, whenOf(new Date(occurredAt), zone));
  },
};

import { tribe, tribeByPath } from '@liminal/contracts/archetype/tribe';
import type { Db } from '@liminal/service-kit/db';
import type { CallService } from '@liminal/service-kit/internal';
import { serve, type Served } from '@liminal/service-kit/serve';
import * as z from 'zod';

const People = z.array(z.object({ id: z.string(), firstName: z.string(), isDemo: z.boolean() }));
const most = 50;

/** The tribe as one of its members sees it; who did not agree to be shown is neither in it nor shown it. */
const createTribe = (callService: CallService) => async (db: Db, memberId: string, archetype: string) => {
  const me = await db('souls').where({ memberId }).first<{ shown: boolean } | undefined>('shown');
  if (!me?.shown) return [];
  const souls = await db('souls')
    .where({ archetype, shown: true })
    .whereNot({ memberId })
    .orderBy('interaction_score', 'desc')
    .orderBy('member_id')
    .limit(most)
    .select<{ memberId: string; interactionScore: number }[]>('memberId', 'interactionScore');
  const people = new Map(
    People.parse(await callService('auth', 'members-batch', { ids: souls.map((soul) => soul.memberId) })).map(
      (person) => [person.id, person],
    ),
  );
  return souls.flatMap((soul) => {
    const person = people.get(soul.memberId);
    return person ? [{ ...person, interactionScore: soul.interactionScore }] : [];
  });
};

export const tribeRoutes = ({ callService }: { callService: CallService }): Served[] => {
  const read = createTribe(callService);
  return [
    serve(tribe, ({ db, member, query }) => read(db, member.id, query.archetype)),
    serve(tribeByPath, ({ db, member, params }) => read(db, member.id, params.archetype)),
  ];
};

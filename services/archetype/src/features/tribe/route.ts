import { tribe, tribeByPath } from '@liminal/contracts/archetype/tribe';
import type { Db } from '@liminal/service-kit/db';
import type { CallService } from '@liminal/service-kit/internal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { peopleOf } from '@liminal/service-kit/people';
import { blockedOf } from '../../domain/soul-store';

const most = 50;

/** The tribe as one of its members sees it; who did not agree to be shown, or was hidden, is neither in it nor shown it. */
const createTribe = (callService: CallService) => async (db: Db, memberId: string, archetype: string) => {
  const me = await db('souls').where({ memberId }).first<{ visible: boolean } | undefined>('visible');
  if (!me?.visible) return [];
  const souls = await db('souls')
    .where({ archetype, visible: true })
    .whereNotIn('memberId', [memberId, ...(await blockedOf(db, memberId))])
    .orderBy('interaction_score', 'desc')
    .orderBy('member_id')
    .limit(most)
    .select<{ memberId: string; interactionScore: number }[]>('memberId', 'interactionScore');
  const people = await peopleOf(
    callService,
    souls.map((soul) => soul.memberId),
  );
  return souls.flatMap((soul) => {
    const person = people.get(soul.memberId);
    if (!person) return [];
    const { id, firstName, isDemo } = person;
    return [{ id, firstName, isDemo, interactionScore: soul.interactionScore }];
  });
};

export const tribeRoutes = ({ callService }: { callService: CallService }): Served[] => {
  const read = createTribe(callService);
  return [
    serve(tribe, ({ db, member, query }) => read(db, member.id, query.archetype)),
    serve(tribeByPath, ({ db, member, params }) => read(db, member.id, params.archetype)),
  ];
};

import { memberBlocked } from '@liminal/contracts/events/member-blocked';
import { blockedMembers, blockMember, reportMember, unblockMember } from '@liminal/contracts/matching/moderation';
import type { CallService } from '@liminal/service-kit/internal';
import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { badRequest } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { areApart } from '../../domain/blocks';
import { pairOf } from '../../domain/connections';
import { peopleOf } from '@liminal/service-kit/people';

const tellBoth = async (tx: Tx, one: string, other: string, blocked: boolean): Promise<void> => {
  await appendToOutbox(tx, [
    memberBlocked.of(one, { otherId: other, blocked }),
    memberBlocked.of(other, { otherId: one, blocked }),
  ]);
};
const notOneself = (memberId: string, otherId: string) => {
  if (memberId === otherId) throw badRequest('That would be yourself.');
};

/** Whoever is named may be gone or never have been: that is not told, and the answer is the same. */
export const moderationRoutes = ({ callService }: { callService: CallService }): Served[] => [
  serve(blockMember, async ({ db, member, body: { memberId: otherId } }) => {
    notOneself(member.id, otherId);
    await db.transaction(async (tx) => {
      const won = await tx('blocks')
        .insert({ memberId: member.id, otherId })
        .onConflict()
        .ignore()
        .returning('otherId');
      await tx('connections')
        .where({ pair: pairOf(member.id, otherId).pair })
        .delete();
      if (won.length > 0) await tellBoth(tx, member.id, otherId, true);
    });
    return { blocked: true };
  }),
  serve(unblockMember, async ({ db, member, params: { memberId: otherId } }) => {
    await db.transaction(async (tx) => {
      const gone = await tx('blocks').where({ memberId: member.id, otherId }).delete();
      // The other may have blocked too: then they stay apart.
      if (gone > 0 && !(await areApart(tx, member.id, otherId))) await tellBoth(tx, member.id, otherId, false);
    });
    return { blocked: false };
  }),
  serve(blockedMembers, async ({ db, member }) => {
    const ids = await db('blocks')
      .where({ memberId: member.id })
      .orderBy('at', 'desc')
      .limit(200)
      .pluck<string[]>('other_id');
    const people = await peopleOf(callService, ids);
    return ids.flatMap((id) => {
      const person = people.get(id);
      return person ? [{ id, firstName: person.firstName }] : [];
    });
  }),
  serve(
    reportMember,
    async ({ db, member, body: { memberId, reason, place, note = '' } }) => {
      notOneself(member.id, memberId);
      await db('reports')
        .insert({ id: newId(), reporterId: member.id, memberId, reason, place, note })
        .onConflict(db.raw('(reporter_id, member_id, place) where decision is null'))
        .merge({ reason, note });
      return { received: true };
    },
    { points: 10, seconds: 60 },
  ),
];

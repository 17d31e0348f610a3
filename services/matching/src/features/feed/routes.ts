import { feed, replyKindly, type Milestone } from '@liminal/contracts/matching/feed';
import type { CallService } from '@liminal/service-kit/internal';
import type { Db, Tx } from '@liminal/service-kit/db';
import { notFound } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { connectionsOf, otherOf } from '../../domain/connections';
import { peopleOf } from '@liminal/service-kit/people';

type Row = { id: string; memberId: string; kind: string; what: string; at: Date };
type Reply = { milestoneId: string; memberId: string; reply: string };
const most = 50;

/** Whose milestones a member may see: their own, and those of connections who still share. */
async function sharersFor(db: Db | Tx, memberId: string): Promise<string[]> {
  const connected = (await connectionsOf(db, memberId))
    .filter(({ status }) => status === 'connected')
    .map((connection) => otherOf(connection, memberId));
  const sharing = await db('presence')
    .whereIn('memberId', connected)
    .where({ shareMilestones: true })
    .pluck<string[]>('member_id');
  return [memberId, ...sharing];
}

export const feedRoutes = ({ callService }: { callService: CallService }): Served[] => [
  serve(feed, async ({ db, member }): Promise<Milestone[]> => {
    const rows = (await db<Row>('milestones')
      .whereIn('memberId', await sharersFor(db, member.id))
      .orderBy('id', 'desc')
      .limit(most)) as Row[];
    const replies: Reply[] = await db<Reply>('kind_replies').whereIn(
      'milestoneId',
      rows.map(({ id }) => id),
    );
    const people = await peopleOf(callService, [...new Set(rows.map(({ memberId }) => memberId))]);
    return rows.flatMap(({ id, memberId, kind, what, at }) => {
      const person = people.get(memberId);
      if (!person) return [];
      const given = replies.filter(({ milestoneId }) => milestoneId === id);
      const counts = new Map<string, number>();
      for (const { reply } of given) counts.set(reply, (counts.get(reply) ?? 0) + 1);
      return [
        {
          id,
          memberId,
          firstName: person.firstName,
          isDemo: person.isDemo,
          mine: memberId === member.id,
          kind,
          what,
          at: at.toISOString(),
          replies: [...counts].map(([reply, count]) => ({ reply, count })),
          myReply: given.find((each) => each.memberId === member.id)?.reply ?? null,
        },
      ];
    });
  }),
  serve(replyKindly, async ({ db, member, params: { id }, body: { reply } }) =>
    db.transaction(async (tx) => {
      const milestone = await tx<Row>('milestones').where({ id }).first();
      const sharers = await sharersFor(tx, member.id);
      if (!milestone || milestone.memberId === member.id || !sharers.includes(milestone.memberId))
        throw notFound('This milestone is not here.');
      if (reply === null) await tx('kind_replies').where({ milestoneId: id, memberId: member.id }).delete();
      else
        await tx('kind_replies')
          .insert({ milestoneId: id, memberId: member.id, reply })
          .onConflict(['milestone_id', 'member_id'])
          .merge(['reply']);
      return { myReply: reply };
    }),
  ),
];

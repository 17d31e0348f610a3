import {
  connectKindred,
  findKindredMatches,
  kindredMatches,
  type KindredMatch,
} from '@liminal/contracts/matching/oracle';
import type { CallService } from '@liminal/service-kit/internal';
import { Refusal } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { BestFits } from '../../domain/best-fits';
import { apartFrom } from '../../domain/blocks';
import { connectionsOf, otherOf, standingFor } from '../../domain/connections';
import { overlapOfRows } from '../../domain/overlap-of-rows';
import { peopleOf } from '@liminal/service-kit/people';
import { presencesOf, seenThrough } from '../../domain/presence';
import { isShown } from '../../domain/profile-row';
import { rowOf, rowsOf } from '../../domain/profile-store';
import { kindredOf } from './kindred';

type Connect = (memberId: string, otherId: string) => Promise<{ status: string }>;
type Deps = { callService: CallService; bestFits: BestFits; connect: (db: Parameters<BestFits>[0]) => Connect };
const most = 6;

export const kindredRoutes = ({ callService, bestFits, connect }: Deps): Served[] => [
  serve(
    findKindredMatches,
    async ({ db, member }) => {
      const me = await rowOf(db, member.id);
      if (!me || !isShown(me)) throw new Refusal('consent-needed', 403, 'Agree to be shown under Frequencies first.');
      const connected = (await connectionsOf(db, member.id))
        .filter(({ status }) => status === 'connected')
        .map((connection) => otherOf(connection, member.id));
      const found = (await bestFits(db, me, most, connected)).map(({ memberId }) => memberId);
      await db('kindred')
        .insert({ memberId: member.id, found, at: new Date() })
        .onConflict('member_id')
        .merge(['found', 'at']);
      return { found: found.length };
    },
    { points: 20, seconds: 60 },
  ),
  serve(kindredMatches, async ({ db, member }): Promise<KindredMatch[]> => {
    const me = await rowOf(db, member.id);
    const kept = await db('kindred').where({ memberId: member.id }).first<{ found: string[] } | undefined>('found');
    if (!me || !isShown(me) || !kept) return [];
    const apart = new Set(await apartFrom(db, member.id));
    const rows = (await rowsOf(db, kept.found)).filter((row) => isShown(row) && !apart.has(row.memberId));
    const connections = new Map(
      (await connectionsOf(db, member.id)).map((connection) => [otherOf(connection, member.id), connection]),
    );
    const people = await peopleOf(
      callService,
      rows.map(({ memberId }) => memberId),
    );
    const presenceOf = await presencesOf(
      db,
      rows.map(({ memberId }) => memberId),
    );
    return rows
      .flatMap((row) => {
        const person = people.get(row.memberId);
        const presence = presenceOf(row.memberId);
        const overlap = overlapOfRows(me, row, presence);
        if (!person || !overlap) return [];
        return [
          {
            userId: row.memberId,
            name: person.firstName,
            isDemo: person.isDemo,
            status: standingFor(connections.get(row.memberId), member.id),
            ...kindredOf(me, { ...row, ...seenThrough(presence, row) }, overlap),
          },
        ];
      })
      .sort((a, b) => b.compatibilityScore - a.compatibilityScore);
  }),
  serve(
    connectKindred,
    async ({ db, member, params: { userId } }) => {
      const { status } = await connect(db)(member.id, userId);
      return { otherId: userId, status };
    },
    { points: 60, seconds: 60 },
  ),
];

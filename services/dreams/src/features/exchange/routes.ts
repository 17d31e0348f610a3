import { exportDreams, importDreams, type Travelling } from '@liminal/contracts/dreams/exchange';
import { newId } from '@liminal/service-kit/ids';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { DreamsDeps } from '../../domain/deps';
import { interpreted, type DreamRow } from '../../domain/dream-row';
import { interpret } from '../../domain/interpret';

const page = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** What makes two dreams the same one: its words and its moment. */
const sameAs = ({ title, description, createdAt }: Pick<Travelling, 'title' | 'description' | 'createdAt'>): string =>
  JSON.stringify([title, description, new Date(createdAt).toISOString()]);

/** Journals that come and go. What is imported is read by rules, and brings no points: it was not done now. */
export const exchangeRoutes = ({ now }: DreamsDeps): Served[] => [
  serve(
    importDreams,
    ({ db, member, body }) =>
      db.transaction(async (tx) => {
        const at = now().getTime();
        const given = body.dreams.map((dream) => ({
          ...dream,
          createdAt: new Date(Math.min(at, Date.parse(dream.createdAt))).toISOString(),
        }));
        // Two files at once take turns, so that neither misses what the other keeps.
        await tx.raw('select pg_advisory_xact_lock(hashtext(?))', [member.id]);
        const here = await tx<DreamRow>('dreams')
          .where({ memberId: member.id })
          .whereNull('deletedAt')
          .whereIn(
            'createdAt',
            given.map(({ createdAt }) => new Date(createdAt)),
          )
          .select('title', 'description', 'createdAt');
        const known = new Set(here.map((row) => sameAs({ ...row, createdAt: row.createdAt.toISOString() })));
        const fresh = given.filter((dream) => !known.has(sameAs(dream)) && known.add(sameAs(dream)));
        const rows = fresh.map(({ createdAt, tags = [], ...written }) => ({
          ...written,
          id: newId(),
          memberId: member.id,
          tags: [...new Set(tags)],
          createdAt: new Date(createdAt),
          ...interpreted(interpret(written)),
        }));
        if (rows.length > 0) await tx('dreams').insert(rows);
        return { kept: rows.length, known: given.length - rows.length };
      }),
    { points: 120, seconds: 60 },
  ),
  serve(exportDreams, async ({ db, member, query }) => {
    const rows = await db<DreamRow>('dreams')
      .where({ memberId: member.id })
      .whereNull('deletedAt')
      .where('id', '>', query.after ?? firstId)
      .orderBy('id')
      .limit(page)
      .select('id', 'title', 'description', 'emotions', 'lucidityLevel', 'tags', 'createdAt');
    const dreams = rows.map(({ id: _id, createdAt, ...dream }) => ({
      ...(dream as Omit<Travelling, 'createdAt'>),
      createdAt: createdAt.toISOString(),
    }));
    return { dreams, next: rows.length === page ? (rows.at(-1)?.id ?? null) : null };
  }),
];

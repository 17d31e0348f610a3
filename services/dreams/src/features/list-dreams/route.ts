import { listDreams } from '@liminal/contracts/dreams/dream';
import type { Db } from '@liminal/service-kit/db';
import { serve } from '@liminal/service-kit/serve';
import { columns, dreamOf, type DreamRow } from '../../domain/dream-row';

const most = 200;

/** Midnight plus the member's own start of day, in their zone, as PostgreSQL reckons it. */
const dayBegins = (db: Db, day: string, zone: string, dayStartsAt: number, later: number) =>
  db.raw('((?::date + ?::int)::timestamp + make_interval(mins => ?::int)) at time zone ?', [
    day,
    later,
    dayStartsAt,
    zone,
  ]);

/** The dreams that fit every wish; the words are looked up in the member's own dreams alone. */
export const listDreamsRoute = () =>
  serve(listDreams, async ({ db, member, query }) => {
    const { zone, dayStartsAt } = member;
    const { search } = query;
    const rows = await db<DreamRow>('dreams')
      .where({ memberId: member.id })
      .whereNull('deletedAt')
      .modify((dreams) => {
        if (search?.trim())
          dreams.whereRaw("found @@ (websearch_to_tsquery('english', ?) || websearch_to_tsquery('simple', ?))", [
            search,
            search,
          ]);
        if (query.emotion) dreams.where({ emotions: query.emotion });
        if (query.lucidity) dreams.where({ lucidityLevel: query.lucidity });
        for (const [column, value] of [
          ['symbols', query.symbol],
          ['people', query.person],
          ['tags', query.tag],
        ] as const)
          if (value) dreams.whereRaw('? = any(??)', [value, column]);
        if (query.from) dreams.where('createdAt', '>=', dayBegins(db, query.from, zone, dayStartsAt, 0));
        if (query.until) dreams.where('createdAt', '<', dayBegins(db, query.until, zone, dayStartsAt, 1));
        if (query.before) {
          const last = db('dreams').where({ id: query.before, memberId: member.id }).select('createdAt', 'id');
          dreams.whereRaw('(created_at, id) < (?)', [last]);
        }
      })
      .orderBy([
        { column: 'createdAt', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(Math.min(most, Number(query.limit ?? most)))
      .select(...columns);
    return rows.map(dreamOf);
  });

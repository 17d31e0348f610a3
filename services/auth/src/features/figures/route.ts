import { figures, type Figures } from '@liminal/contracts/auth/figures';
import type { Db } from '@liminal/service-kit/db';
import { serve } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';
import { suppress } from './suppress';

const illustrative: Figures = {
  mode: 'illustrative',
  members: null,
  online: null,
  archetypesToday: null,
  newToday: null,
};
const keptMs = 60_000;

/** Simulated members are not people. */
async function count(db: Db, now: Date): Promise<Figures> {
  const { rows } = await db.raw<{ rows: Record<'members' | 'online' | 'archetypesToday' | 'newToday', number>[] }>(
    `select count(*) as members,
            count(*) filter (where exists (
              select 1 from sessions s where s.member_id = a.id and s.last_seen_at > cast(:now as timestamptz) - interval '5 minutes')) as online,
            count(*) filter (where p.archetype_at > cast(:now as timestamptz) - interval '1 day') as archetypes_today,
            count(*) filter (where a.created_at > cast(:now as timestamptz) - interval '1 day') as new_today
     from accounts a join projections p on p.member_id = a.id where not a.is_demo`,
    { now },
  );
  const { members = 0, online = 0, archetypesToday = 0, newToday = 0 } = rows[0] ?? {};
  return {
    mode: 'live',
    members: suppress(members),
    online: suppress(online),
    archetypesToday: suppress(archetypesToday),
    newToday: suppress(newToday),
  };
}

/** Counted once a minute at most: strangers ask for it. */
export const figuresRoute = ({ db, now, figures: mode }: AuthDeps) => {
  let kept: { at: number; counted: Promise<Figures> } | undefined;
  return serve(figures, async () => {
    if (mode === 'illustrative') return illustrative;
    const at = now().getTime();
    if (!kept || at - kept.at >= keptMs) {
      const counted = count(db, now());
      kept = { at, counted };
      counted.catch(() => (kept = undefined));
    }
    return kept.counted;
  });
};

import type { Db } from '@liminal/service-kit/db';
import { prepared } from '@liminal/service-kit/db';
import type { Waker } from '@liminal/service-kit/wake';
import { LRUCache } from 'lru-cache';

export type UserRow = {
  id: string;
  firstName: string;
  email: string;
  zone: string;
  dayStartsAt: number;
  isDemo: boolean;
  matching: boolean;
  dreamsInMatching: boolean;
  languageModel: boolean;
  energyFrequency: number | null;
  energyAmplitude: number | null;
  energyCoherence: number | null;
  state: string | null;
  archetype: string | null;
  interactionScore: number;
};

/** Said by the database after each change of an account, its consents or its figures, with the member's id (migration 002). */
const changed = 'auth_user_changed';
const kept = { max: 20_000, ttl: 5_000 };

const read = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const rows = await prepared<UserRow>(
    db,
    'current-user',
    `select a.id, a.first_name, a.email, a.zone, a.day_starts_at, a.is_demo, c.matching, c.dreams_in_matching, c.language_model,
            p.energy_frequency, p.energy_amplitude, p.energy_coherence, p.state, p.archetype, p.interaction_score
     from accounts a join consents c on c.member_id = a.id join projections p on p.member_id = a.id where a.id = $1`,
    [id],
  );
  return rows[0];
};

/**
 * What every page asks for first, kept for a moment: the database itself says when a row has changed, whoever changed it.
 * While that cannot be heard, each call reads.
 */
export function createKeptUsers({ db, waker }: { db: Db; waker: Waker }) {
  const rows = new LRUCache<string, UserRow>(kept);
  // Raised at each change, so that a read that was under way meanwhile is not kept.
  let changes = 0;
  let subscribed = false;
  const hear = (id: string): void => {
    changes += 1;
    // Without an id: the connection was away, and whatever was said meanwhile is lost.
    if (id) rows.delete(id);
    else rows.clear();
  };
  void waker.on(changed, hear).then(() => (subscribed = true));
  return async (id: string): Promise<UserRow | undefined> => {
    if (!subscribed || !waker.listening()) return read(db, id);
    const known = rows.get(id);
    if (known) return known;
    const since = changes;
    const row = await read(db, id);
    if (row && since === changes) rows.set(id, row);
    return row;
  };
}

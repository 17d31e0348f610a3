import type { Preferences } from '@liminal/contracts/account/preferences';
import { prepared, type Db } from '@liminal/service-kit/db';
import { createKept } from '@liminal/service-kit/kept';
import type { Waker } from '@liminal/service-kit/wake';

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
  intensity: number | null;
  popupsOff: Preferences['popupsOff'] | null;
  hideStreaks: boolean | null;
  quietFrom: number | null;
  quietUntil: number | null;
};

/** Said by the database after each change of an account, its consents or its figures, with the member's id (migration 002). */
const changed = 'auth_user_changed';
const inMemory = { max: 20_000, ttl: 5_000 };

const read = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const rows = await prepared<UserRow>(
    db,
    'current-user',
    `select a.id, a.first_name, a.email, a.zone, a.day_starts_at, a.is_demo, c.matching, c.dreams_in_matching, c.language_model,
            p.energy_frequency, p.energy_amplitude, p.energy_coherence, p.state, p.archetype, p.interaction_score,
            r.intensity, r.popups_off, r.hide_streaks, r.quiet_from, r.quiet_until
     from accounts a join consents c on c.member_id = a.id join projections p on p.member_id = a.id
     left join preferences r on r.member_id = a.id where a.id = $1`,
    [id],
  );
  return rows[0];
};

/** What every page asks for first: the database itself says when a row has changed, whoever changed it. */
export function createKeptUsers({ db, waker }: { db: Db; waker: Waker }) {
  let subscribed = false;
  const kept = createKept<UserRow>(inMemory, () => subscribed && waker.listening());
  // Without an id: the connection was away, and whatever was said meanwhile is lost.
  void waker.on(changed, (id) => (id ? kept.drop(id) : kept.clear())).then(() => (subscribed = true));
  return (id: string): Promise<UserRow | undefined> => kept.get(id, () => read(db, id));
}

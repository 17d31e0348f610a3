import { putDay, putPreferences, putProfile, type Preferences } from '@liminal/contracts/account/preferences';
import { memberDayChanged } from '@liminal/contracts/events/member-day-changed';
import type { Db } from '@liminal/service-kit/db';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';

/** Preferences as columns. */
const rowOf = ({ intensity, popupsOff, hideStreaks, quiet }: Preferences) => ({
  intensity,
  popupsOff,
  hideStreaks,
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
});

/** Each process keeps a session with its member's day in it for a moment: every one is told to forget it. */
async function forgetSessions({ db, sessions }: { db: Db } & Pick<AuthDeps, 'sessions'>, memberId: string) {
  for (const hash of await db('sessions').where({ memberId }).pluck<Buffer[]>('hash')) await sessions.forget(hash);
}

export const preferencesRoutes = ({ sessions }: AuthDeps): Served[] => [
  serve(putPreferences, async ({ db, member, body }) => {
    await db('preferences')
      .insert({ memberId: member.id, ...rowOf(body) })
      .onConflict('member_id')
      .merge();
    return body;
  }),
  serve(putProfile, async ({ db, member, body }) => {
    await db('accounts').where({ id: member.id }).update(body);
    return body;
  }),
  serve(
    putDay,
    async ({ db, member, body }) => {
      await db.transaction(async (tx) => {
        await tx('accounts').where({ id: member.id }).update(body);
        await appendToOutbox(tx, memberDayChanged.of(member.id, body));
      });
      await forgetSessions({ db, sessions }, member.id);
      return body;
    },
    { points: 20, seconds: 60 },
  ),
];

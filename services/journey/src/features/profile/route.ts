import { currentProfile, updateProfile, type Profile } from '@liminal/contracts/journey/profile';
import { newId } from '@liminal/service-kit/ids';
import { localDay } from '@liminal/service-kit/local-day';
import { conflict } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { award } from '../../domain/award';
import type { JourneyDeps } from '../../domain/deps';
import { tell } from '../../domain/tell';

export const profileRoutes = ({ now }: JourneyDeps): Served[] => [
  serve(
    currentProfile,
    async ({ db, member }) =>
      (await db<Profile & { memberId: string }>('profiles').where({ memberId: member.id }).first()) ?? null,
  ),
  serve(
    updateProfile,
    ({ db, member, body }) =>
      db.transaction(async (tx) => {
        const at = now();
        const [profile] = await tx<Profile & { memberId: string }>('profiles')
          .where({ memberId: member.id })
          .update({ ...body, changedAt: at } as Partial<Profile & { memberId: string }>)
          .returning('*');
        if (!profile) throw conflict('not-onboarded', 'The five questions come first.');
        const today = localDay(at, member.zone, member.dayStartsAt);
        const awarded = await award(tx, {
          memberId: member.id,
          rule: 'profile-update',
          source: newId(),
          localDay: today,
          at,
        });
        await tell(tx, member.id, 'profile-update', awarded);
        return profile;
      }),
    { points: 20, seconds: 60 },
  ),
];

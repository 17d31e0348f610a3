import { onboard, type Profile } from '@liminal/contracts/journey/profile';
import { dayBefore, localDay } from '@liminal/service-kit/local-day';
import { must } from '@liminal/service-kit/must';
import { serve } from '@liminal/service-kit/serve';
import { award } from '../../domain/award';
import type { JourneyDeps } from '../../domain/deps';
import { firstProfile } from '../../domain/first-profile';
import { rules } from '../../domain/rules';
import { tell } from '../../domain/tell';

/** The first crossing, once: sent again (a reload, a second tab) it answers with the profile that stands. */
export const onboardRoute = ({ now }: JourneyDeps) =>
  serve(onboard, ({ db, member, body }) =>
    db.transaction(async (tx) => {
      const at = now();
      const today = localDay(at, member.zone, member.dayStartsAt);
      const won = await tx('profiles')
        .insert({
          memberId: member.id,
          ...firstProfile(body.answers),
          answers: JSON.stringify(body.answers),
          onboardedAt: at,
          changedAt: at,
        })
        .onConflict()
        .ignore()
        .returning('member_id');
      if (won.length > 0) {
        const awarded = await award(tx, {
          memberId: member.id,
          rule: 'onboarding',
          source: 'once',
          localDay: today,
          at,
        });
        // The specification begins the streak at 1 and leaves today's check-in open, which then makes it 2.
        await tx('check_ins')
          .insert({ memberId: member.id, localDay: dayBefore(today, 1), streak: 1, kept: false, at })
          .onConflict()
          .ignore();
        await tell(tx, member.id, 'onboarding', awarded);
      }
      const profile = must(
        await tx<Profile & { memberId: string }>('profiles').where({ memberId: member.id }).first(),
        'the profile was just written',
      );
      return { ...profile, initialScore: rules.onboarding.amount };
    }),
  );

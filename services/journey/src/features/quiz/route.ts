import { perfect, quizResult, takeQuiz } from '@liminal/contracts/journey/quiz';
import { localDay } from '@liminal/service-kit/local-day';
import { serve } from '@liminal/service-kit/serve';
import { recordAct } from '../../domain/acts';
import { award, together } from '../../domain/award';
import type { JourneyDeps } from '../../domain/deps';
import { readJourney } from '../../domain/read-journey';
import { tell } from '../../domain/tell';

/** The points are counted here, whatever the page says, and paid once a member-day. */
export const quizRoute = ({ now }: JourneyDeps) =>
  serve(takeQuiz, ({ db, member, body }) =>
    db.transaction(async (tx) => {
      const at = now();
      const today = localDay(at, member.zone, member.dayStartsAt);
      const result = quizResult(body.answers);
      const awarded = await award(tx, {
        memberId: member.id,
        rule: 'quiz',
        amount: result.points,
        source: today,
        localDay: today,
        at,
      });
      const act = { memberId: member.id, kind: 'perfect-quiz', source: today, amount: 1, localDay: today, at } as const;
      const challenge = result.points === perfect ? await recordAct(tx, act) : undefined;
      const paid = together(awarded, challenge);
      if (paid.amount > 0) await tell(tx, member.id, 'quiz', paid);
      return { ...result, awarded: awarded.amount, journey: await readJourney(tx, member.id, today) };
    }),
  );

import { logPractice } from '@liminal/contracts/journey/practice';
import { badRequest } from '@liminal/service-kit/refusal';
import { serve } from '@liminal/service-kit/serve';
import type { JourneyDeps } from '../../domain/deps';
import { keepPractice } from '../../domain/practice';
import { tell } from '../../domain/tell';

/** ms a browser's clock may be ahead, and how late a practice without a line may arrive. */
const ahead = 60_000;
const late = 7 * 86_400_000;

export const practiceRoute = ({ now }: JourneyDeps) =>
  serve(
    logPractice,
    ({ db, member, body }) =>
      db.transaction(async (tx) => {
        const startedAt = new Date(body.startedAt);
        const at = now().getTime();
        if (startedAt.getTime() + body.seconds * 1000 > at + ahead || startedAt.getTime() < at - late)
          throw badRequest('Some fields are not right.', { startedAt: 'time that has passed, of the last seven days' });
        const { counted, awarded } = await keepPractice(tx, member, { ...body, startedAt });
        if (awarded) await tell(tx, member.id, 'practice', awarded);
        return { counted, awarded: awarded?.amount ?? 0 };
      }),
    { points: 30, seconds: 60 },
  );

import { challenges, dailyChallenges } from '@liminal/contracts/journey/daily-challenges';
import { localDay } from '@liminal/service-kit/local-day';
import { serve } from '@liminal/service-kit/serve';
import { actsOn } from '../../domain/acts';
import type { JourneyDeps } from '../../domain/deps';

export const challengesRoute = ({ now }: JourneyDeps) =>
  serve(challenges, async ({ db, member }) => {
    const acts = await actsOn(db, member.id, localDay(now(), member.zone, member.dayStartsAt));
    return dailyChallenges.map(({ act, goal, ...challenge }) => {
      const progress = Math.min(acts[act] ?? 0, goal);
      return { ...challenge, goal, progress, done: progress === goal };
    });
  });

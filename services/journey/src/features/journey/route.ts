import { journey } from '@liminal/contracts/journey/journey';
import { localDay } from '@liminal/service-kit/local-day';
import { serve } from '@liminal/service-kit/serve';
import type { JourneyDeps } from '../../domain/deps';
import { readJourney } from '../../domain/read-journey';

export const journeyRoute = ({ now }: JourneyDeps) =>
  serve(journey, ({ db, member }) => readJourney(db, member.id, localDay(now(), member.zone, member.dayStartsAt)));

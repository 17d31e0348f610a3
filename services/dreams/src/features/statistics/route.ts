import { dreamStatistics } from '@liminal/contracts/dreams/statistics';
import { localDay } from '@liminal/service-kit/local-day';
import { serve } from '@liminal/service-kit/serve';
import { statisticsOf, type Counted } from './statistics';

export const statisticsRoute = () =>
  serve(dreamStatistics, async ({ db, member }) => {
    const rows = await db<Omit<Counted, 'day'> & { createdAt: Date; memberId: string; deletedAt: Date | null }>(
      'dreams',
    )
      .where({ memberId: member.id })
      .whereNull('deletedAt')
      .orderBy('createdAt')
      .select('createdAt', 'emotions', 'lucidityLevel', 'tags', 'symbols', 'people', 'tally');
    return statisticsOf(
      rows.map(({ createdAt, ...row }) => ({ ...row, day: localDay(createdAt, member.zone, member.dayStartsAt) })),
    );
  });

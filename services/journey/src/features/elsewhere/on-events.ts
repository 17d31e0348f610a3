import type { Event } from '@liminal/contracts/define';
import { matchConnected } from '@liminal/contracts/events/connections';
import { dreamRecorded } from '@liminal/contracts/events/dream-recorded';
import { memberDayChanged } from '@liminal/contracts/events/member-day-changed';
import type { Tx } from '@liminal/service-kit/db';
import { localDay } from '@liminal/service-kit/local-day';
import type { Handlers } from '@liminal/service-kit/receive';
import { recordAct } from '../../domain/acts';
import { award, together } from '../../domain/award';
import { readStreak } from '../../domain/read-streak';
import { rules, withStreak } from '../../domain/rules';
import { tellStanding } from '../../domain/tell';

/** What holds for somebody whose day has not been told yet. */
const unknown = { zone: 'UTC', dayStartsAt: 240 };

async function dayOf(tx: Tx, { memberId, occurredAt }: Event): Promise<string> {
  const known = await tx('member_days').where({ memberId }).first<typeof unknown | undefined>('zone', 'dayStartsAt');
  const { zone, dayStartsAt } = known ?? unknown;
  return localDay(new Date(occurredAt), zone, dayStartsAt);
}

/** Pays for an act in another part, and counts it for the day's challenge. */
async function credit(tx: Tx, event: Event, kind: 'dream' | 'match', source: string): Promise<void> {
  const { memberId } = event;
  const paid = { memberId, source, localDay: await dayOf(tx, event), at: new Date(event.occurredAt) };
  const own = await award(tx, { ...paid, rule: kind === 'dream' ? 'dream' : 'connection' });
  if (kind === 'match') {
    const { shown } = await readStreak(tx, memberId, paid.localDay);
    const amount = withStreak(rules['sparks-energy-match'].amount, shown);
    await award(tx, { ...paid, rule: 'sparks-energy-match', amount });
  }
  const challenge = await recordAct(tx, { ...paid, kind, amount: 1 });
  await tellStanding(tx, memberId, together(own, challenge));
}

const day = async (tx: Tx, { memberId, data }: Event): Promise<void> => {
  await tx('member_days')
    .insert({ memberId, ...memberDayChanged.data.parse(data) })
    .onConflict('member_id')
    .merge();
};

/** What members do elsewhere, and when their day begins. */
export const elsewhereHandlers: Handlers = {
  // Told at registration and at each change, in two topics: a change is never older than the registration.
  'member-registered': async (tx, { memberId, data }) => {
    await tx('member_days')
      .insert({ memberId, ...memberDayChanged.data.parse(data) })
      .onConflict()
      .ignore();
  },
  'member-day-changed': day,
  'dream-recorded': (tx, event) => credit(tx, event, 'dream', dreamRecorded.data.parse(event.data).dreamId),
  'match-connected': (tx, event) => credit(tx, event, 'match', matchConnected.data.parse(event.data).connectionId),
};

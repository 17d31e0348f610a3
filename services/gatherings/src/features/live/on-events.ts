import type { Event } from '@liminal/contracts/define';
import type { Tx } from '@liminal/service-kit/db';
import type { Handlers } from '@liminal/service-kit/receive';
import { liveEventOf } from '../../domain/live-event';
import { liveChannel } from './stream';

async function keep(tx: Tx, event: Event): Promise<void> {
  const live = liveEventOf(event);
  if (!live) return;
  const { memberId } = event;
  const { rows } = await tx.raw<{ rows: { seq: number }[] }>(
    'insert into live_heads (member_id, seq) values (?, 1) on conflict (member_id) do update set seq = live_heads.seq + 1 returning seq',
    [memberId],
  );
  await tx('live_events').insert({
    memberId,
    seq: rows[0]?.seq ?? 1,
    kind: live.kind,
    data: JSON.stringify(live.data),
  });
  await tx.raw('select pg_notify(?, ?)', [liveChannel, memberId]);
}

/** Everything an open page follows, kept so that a stream can be resumed on any instance. */
export const liveHandlers: Handlers = {
  'archetype-changed': keep,
  'interaction-scored': keep,
  'connection-requested': keep,
  'match-connected': keep,
  'energy-profile-changed': keep,
  'profile-changed': keep,
};

import type { Event, EventDraft } from '@liminal/contracts/define';
import { newId } from './ids';
import type { Tx } from './db';
import { traceparent } from './traces';

/** The channel that wakes the relay; losing a wake-up costs only its polling interval. */
export const outboxChannel = 'liminal_outbox';

/**
 * Keeps events beside the change that caused them, in its transaction.
 * The member's sequence row stays locked until the commit, so that one member's events commit in the order of their numbers.
 */
export async function appendToOutbox(tx: Tx, drafts: EventDraft | EventDraft[]): Promise<Event[]> {
  const events: Event[] = [];
  for (const draft of Array.isArray(drafts) ? drafts : [drafts]) {
    const { rows } = await tx.raw<{ rows: { seq: number }[] }>(
      `insert into member_sequences (member_id, seq) values (?, 1)
       on conflict (member_id) do update set seq = member_sequences.seq + 1 returning seq`,
      [draft.memberId],
    );
    const event: Event = {
      ...draft,
      id: newId(),
      seq: rows[0]?.seq ?? 1,
      occurredAt: new Date().toISOString(),
      traceparent: traceparent(),
    };
    await tx('outbox').insert({
      id: event.id,
      topic: event.type,
      memberId: event.memberId,
      event: JSON.stringify(event),
    });
    events.push(event);
  }
  await tx.raw('select pg_notify(?, ?)', [outboxChannel, '']);
  return events;
}

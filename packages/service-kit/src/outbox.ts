import type { Event, EventDraft } from '@liminal/contracts/define';
import { newId } from './ids';
import type { Tx } from './db';
import { traceparent } from './traces';

/** The channel that wakes the relay; losing a wake-up costs only its polling interval. */
export const outboxChannel = 'liminal_outbox';

/**
 * Keeps events beside the change that caused them, in its transaction, and wakes the relay when that commits.
 * The member's sequence row stays locked until then, so that one member's events commit in the order of their numbers.
 */
export async function appendToOutbox(tx: Tx, drafts: EventDraft | EventDraft[]): Promise<Event[]> {
  const events: Event[] = [];
  for (const draft of Array.isArray(drafts) ? drafts : [drafts]) {
    const event = { ...draft, id: newId(), occurredAt: new Date().toISOString(), traceparent: traceparent() };
    const { rows } = await tx.raw<{ rows: { seq: number }[] }>(
      `with numbered as (
         insert into member_sequences (member_id, seq) values (:memberId, 1)
         on conflict (member_id) do update set seq = member_sequences.seq + 1 returning seq),
       kept as (
         insert into outbox (id, topic, member_id, event)
         select :id, :type, :memberId, jsonb_set(cast(:event as jsonb), '{seq}', to_jsonb(seq)) from numbered)
       select seq, pg_notify(:channel, '') from numbered`,
      {
        id: event.id,
        type: event.type,
        memberId: event.memberId,
        event: JSON.stringify(event),
        channel: outboxChannel,
      },
    );
    events.push({ ...event, seq: rows[0]?.seq ?? 1 });
  }
  return events;
}

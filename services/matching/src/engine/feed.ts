import { envelope } from '@liminal/contracts/define';
import { energyProfileChanged } from '@liminal/contracts/events/energy-profile-changed';
import type { Received } from '@liminal/service-kit/receive';
import { encoderVersion } from './groups';
import { dimensions, type MemberIndex } from './index-memory';

/**
 * Brings an index up to what the log says. An event of another encoder, or of before there were vectors, takes the member out:
 * the service tells every such profile anew (tell-untold), so the next event puts them back. Rubbish is passed over.
 */
export function applyToIndex(index: Pick<MemberIndex, 'upsert' | 'remove'>, records: Received[]): void {
  for (const { key, bytes } of records) {
    const event = read(bytes);
    if (!event) continue;
    const { shown, encoder, vector, attributes, wishes } = event;
    const whole = encoder === encoderVersion && vector?.length === dimensions && attributes && wishes;
    if (shown && whole) index.upsert(key, { vector: Int8Array.from(vector), attributes, wishes });
    else index.remove(key);
  }
}

function read(bytes: Buffer) {
  try {
    return energyProfileChanged.data.parse(envelope.parse(JSON.parse(bytes.toString('utf8'))).data);
  } catch {
    return undefined;
  }
}

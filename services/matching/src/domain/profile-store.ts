import { energyProfileChanged } from '@liminal/contracts/events/energy-profile-changed';
import type { Db, Tx } from '@liminal/service-kit/db';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { encode } from '../engine/encode';
import { encoderVersion } from '../engine/groups';
import { signatureOf } from './energy';
import { attributesOfRow, isShown, profileOf, wishBits, type ProfileRow } from './profile-row';

/** Shown until acts make them a member's own (specification, section 9). */
const usual = { frequency: 432, amplitude: 8.7, coherence: 94 };

export const rowOf = (db: Db | Tx, memberId: string): Promise<ProfileRow | undefined> =>
  db<ProfileRow>('energy_profiles').where({ memberId }).first() as Promise<ProfileRow | undefined>;

export const rowsOf = (db: Db | Tx, ids: string[]): Promise<ProfileRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : db<ProfileRow>('energy_profiles').whereIn('memberId', ids);

/** Makes the vector anew from everything known and tells it: the last event of a member is their whole state. */
export async function tellProfile(tx: Tx, row: ProfileRow): Promise<void> {
  const { memberId } = row;
  const signature = signatureOf(row.acts);
  const vector = encode(profileOf(row));
  await tx('energy_profiles')
    .where({ memberId })
    .update({ ...signature, vector: Buffer.from(vector), encoder: encoderVersion });
  await appendToOutbox(
    tx,
    energyProfileChanged.of(memberId, {
      ...(signature ?? usual),
      acts: Object.values(row.acts).reduce((sum, count) => sum + count, 0),
      known: signature !== undefined,
      shown: isShown(row),
      hidden: row.hidden,
      encoder: encoderVersion,
      vector: [...vector],
      attributes: attributesOfRow(row),
      wishes: wishBits(row.wishes),
    }),
  );
}

/** Changes what is known of a member, under a lock, and tells the whole. */
export async function changeProfile(
  tx: Tx,
  memberId: string,
  change: (row: ProfileRow) => Partial<ProfileRow>,
): Promise<ProfileRow> {
  await tx('energy_profiles').insert({ memberId }).onConflict().ignore();
  const row = (await tx<ProfileRow>('energy_profiles').where({ memberId }).forUpdate().first()) as ProfileRow;
  const changed = change(row);
  const plain = Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [
      name,
      value !== null && typeof value === 'object' && name !== 'hours' ? JSON.stringify(value) : value,
    ]),
  );
  if (Object.keys(plain).length > 0) await tx('energy_profiles').where({ memberId }).update(plain);
  const fresh = { ...row, ...changed };
  await tellProfile(tx, fresh);
  return fresh;
}

/** Of a member who is deleted nothing stays in any index. */
export const tellGone = async (tx: Tx, memberId: string): Promise<void> => {
  await appendToOutbox(tx, energyProfileChanged.of(memberId, { ...usual, acts: 0, known: false, shown: false }));
};

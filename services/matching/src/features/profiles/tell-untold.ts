import type { Db } from '@liminal/service-kit/db';
import { encoderVersion } from '../../engine/groups';
import type { ProfileRow } from '../../domain/profile-row';
import { tellProfile } from '../../domain/profile-store';

const atOnce = 100;

/** Profiles that were never told (bulk-loaded ones), or by an encoder of before, are made anew and told. One instance takes each. */
export const tellUntold = (db: Db) => async (): Promise<boolean> =>
  db.transaction(async (tx) => {
    const rows = (await tx<ProfileRow>('energy_profiles')
      // In words that its index understands: this is asked every two seconds of everybody.
      .whereRaw('(encoder is null or encoder < ?)', [encoderVersion])
      .limit(atOnce)
      .forUpdate()
      .skipLocked()) as ProfileRow[];
    for (const row of rows) await tellProfile(tx, row);
    return rows.length === atOnce;
  });

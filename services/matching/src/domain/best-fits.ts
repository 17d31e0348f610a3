import type { Db } from '@liminal/service-kit/db';
import type { Engine } from '../engine/engine';
import { wishesOf } from '../engine/attributes';
import { apartFrom } from './blocks';
import { attributesOfRow, isShown, vectorOfRow, wishBits, type ProfileRow } from './profile-row';
import { rowsOf } from './profile-store';

const realOnly = wishesOf({ simulated: ['real'] });
const demoOnly = wishesOf({ simulated: ['demo'] });
/** Asked for beyond what is shown, for those whom the store no longer knows as shown. */
const spare = 16;

/**
 * Whom the engine finds for a member, checked once more against the store: an index may be a moment behind a block or a
 * withdrawn consent. Simulated members only fill what real ones leave free.
 */
export const createBestFits =
  (engine: Engine) =>
  async (db: Db, me: ProfileRow, count: number, exclude: string[]): Promise<ProfileRow[]> => {
    const apart = await apartFrom(db, me.memberId);
    const without = [me.memberId, ...exclude, ...apart];
    const ask = async (wishes: number, wanted: number): Promise<ProfileRow[]> => {
      const found = await engine.ask({
        vector: vectorOfRow(me) ?? new Int8Array(48),
        attributes: attributesOfRow(me),
        wishes: wishBits(me.wishes) & wishes,
        exclude: without,
        k: wanted + spare,
      });
      const rows = new Map(
        (
          await rowsOf(
            db,
            found.map(({ id }) => id),
          )
        ).map((row) => [row.memberId, row]),
      );
      return found
        .flatMap(({ id }) => rows.get(id) ?? [])
        .filter(isShown)
        .slice(0, wanted);
    };
    const real = await ask(realOnly, count);
    return real.length === count ? real : [...real, ...(await ask(demoOnly, count - real.length))];
  };
export type BestFits = ReturnType<typeof createBestFits>;

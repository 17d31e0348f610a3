import { deleteDream, restoreDream } from '@liminal/contracts/dreams/dream';
import { notFound } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { DreamsDeps } from '../../domain/deps';
import { columns, dreamOf, type DreamRow } from '../../domain/dream-row';

/** ms for which a dream that was put away can be brought back. */
const mercy = 24 * 3_600_000;

/** Takes what was put away more than a day ago away for good. */
export const createPurge =
  ({ db, now }: Pick<DreamsDeps, 'db' | 'now'>) =>
  async (): Promise<boolean> => {
    await db('dreams')
      .where('deletedAt', '<', new Date(now().getTime() - mercy))
      .delete();
    return false;
  };

/** Put away, and brought back within the day. */
export const deleteDreamRoutes = ({ now }: DreamsDeps): Served[] => [
  serve(deleteDream, async ({ db, member, params }) => {
    const put = await db('dreams')
      .where({ id: params.id, memberId: member.id })
      .whereNull('deletedAt')
      .update({ deletedAt: now() });
    return { deleted: put > 0 };
  }),
  serve(restoreDream, async ({ db, member, params }) => {
    const [row] = await db<DreamRow>('dreams')
      .where({ id: params.id, memberId: member.id })
      .where((away) => away.whereNull('deletedAt').orWhere('deletedAt', '>=', new Date(now().getTime() - mercy)))
      .update({ deletedAt: null })
      .returning([...columns]);
    if (!row) throw notFound('This dream is gone.');
    return dreamOf(row as DreamRow);
  }),
];

import { getWishes, putWishes } from '@liminal/contracts/matching/wishes';
import { serve, type Served } from '@liminal/service-kit/serve';
import { changeProfile, rowOf } from '../../domain/profile-store';

export const wishesRoutes = (): Served[] => [
  serve(getWishes, async ({ db, member }) => (await rowOf(db, member.id))?.wishes ?? {}),
  serve(putWishes, async ({ db, member, body }) => {
    const wishes = Object.fromEntries(
      Object.entries(body).flatMap(([field, list]) => (list?.length ? [[field, [...new Set(list)]]] : [])),
    );
    await db.transaction((tx) => changeProfile(tx, member.id, () => ({ wishes })));
    return wishes;
  }),
];

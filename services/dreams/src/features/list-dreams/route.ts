import { listDreams, type Dream } from '@liminal/contracts/dreams/dream';
import { serve } from '@liminal/service-kit/serve';

const most = 200;
type Row = Omit<Dream, 'createdAt'> & { createdAt: Date; memberId: string };

export const listDreamsRoute = () =>
  serve(listDreams, async ({ db, member }) => {
    const rows = await db<Row>('dreams').where({ memberId: member.id }).orderBy('id', 'desc').limit(most);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  });

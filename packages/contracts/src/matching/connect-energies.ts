import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const Connection = z.object({
  id: z.uuid(),
  otherId: z.uuid(),
  status: z.string(),
  requestedByMe: z.boolean(),
});
export type Connection = z.infer<typeof Connection>;

export const connectEnergies = defineRoute({
  method: 'post',
  path: '/api/energy-matches/:id/connect',
  summary: 'Ask to connect; asking back accepts; asking twice changes nothing.',
  params: z.strictObject({ id: z.uuid() }),
  reply: Connection,
});

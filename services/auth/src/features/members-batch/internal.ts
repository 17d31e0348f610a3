import { internalCall } from '@liminal/service-kit/internal';
import * as z from 'zod';
import type { AuthDeps } from '../../domain/deps';

/** Names and addresses of members, for services that show people. Who may see an address is the caller's rule. */
export const membersBatch = ({ db }: AuthDeps) =>
  internalCall(z.object({ ids: z.array(z.uuid()).max(500) }), ({ ids }) =>
    db('accounts').whereIn('id', ids).select('id', 'firstName', 'email', 'isDemo'),
  );

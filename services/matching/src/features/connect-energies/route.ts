import { connectEnergies } from '@liminal/contracts/matching/connect-energies';
import { newId } from '@liminal/service-kit/ids';
import { serve } from '@liminal/service-kit/serve';
import { createConnectionStore } from '../../domain/connection-store';
import { createConnectEnergies } from './use-case';

export const connectEnergiesRoute = () =>
  serve(
    connectEnergies,
    async ({ db, member, params: { id: otherId } }) => {
      const connection = await createConnectEnergies({ store: createConnectionStore(db), newId })(member.id, otherId);
      return {
        id: connection.id,
        otherId,
        status: connection.status,
        requestedByMe: connection.requestedBy === member.id,
      };
    },
    { points: 60, seconds: 60 },
  );

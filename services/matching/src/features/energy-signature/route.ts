import { energySignature } from '@liminal/contracts/matching/energy-signature';
import { serve } from '@liminal/service-kit/serve';

type Row = {
  acts: Record<string, number>;
  frequency: number | null;
  amplitude: number | null;
  coherence: number | null;
};

export const energySignatureRoute = () =>
  serve(energySignature, async ({ db, member }) => {
    const row = await db('energy_profiles').where({ memberId: member.id }).first<Row | undefined>();
    const from = row?.acts ?? {};
    return {
      frequency: row?.frequency ?? null,
      amplitude: row?.amplitude ?? null,
      coherence: row?.coherence ?? null,
      acts: Object.values(from).reduce((sum, count) => sum + count, 0),
      from,
    };
  });

import { currentUser } from '@liminal/contracts/auth/current-user';
import { prepared, type Db } from '@liminal/service-kit/db';
import { unauthorized } from '@liminal/service-kit/refusal';
import { serve } from '@liminal/service-kit/serve';

type Row = {
  id: string;
  firstName: string;
  email: string;
  zone: string;
  dayStartsAt: number;
  isDemo: boolean;
  matching: boolean;
  dreamsInMatching: boolean;
  languageModel: boolean;
  energyFrequency: number | null;
  energyAmplitude: number | null;
  energyCoherence: number | null;
  state: string | null;
  archetype: string | null;
  interactionScore: number;
};

const find = async (db: Db, id: string): Promise<Row | undefined> => {
  const rows = await prepared<Row>(
    db,
    'current-user',
    `select a.id, a.first_name, a.email, a.zone, a.day_starts_at, a.is_demo, c.matching, c.dreams_in_matching, c.language_model,
            p.energy_frequency, p.energy_amplitude, p.energy_coherence, p.state, p.archetype, p.interaction_score
     from accounts a join consents c on c.member_id = a.id join projections p on p.member_id = a.id where a.id = $1`,
    [id],
  );
  return rows[0];
};

export const currentUserRoute = () =>
  serve(currentUser, async ({ db, member }) => {
    const row = await find(db, member.id);
    if (!row) throw unauthorized();
    const { matching, dreamsInMatching, languageModel, state, ...user } = row;
    return {
      ...user,
      profileImageUrl: null,
      currentConsciousnessState: state,
      consents: { matching, dreamsInMatching, languageModel },
      sessionExpiresAt: member.expiresAt,
    };
  });

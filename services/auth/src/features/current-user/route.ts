import { firstPreferences, type Preferences } from '@liminal/contracts/account/preferences';
import { currentUser } from '@liminal/contracts/auth/current-user';
import { unauthorized } from '@liminal/service-kit/refusal';
import { serve } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';
import { createKeptUsers, type UserRow } from './kept-users';

const preferencesOf = ({ intensity, popupsOff, hideStreaks, quietFrom, quietUntil }: UserRow): Preferences =>
  popupsOff === null || hideStreaks === null
    ? firstPreferences
    : {
        intensity,
        popupsOff,
        hideStreaks,
        quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
      };

export const currentUserRoute = (deps: Pick<AuthDeps, 'db' | 'waker'>) => {
  const find = createKeptUsers(deps);
  return serve(currentUser, async ({ member }) => {
    const row = await find(member.id);
    if (!row) throw unauthorized();
    const { matching, dreamsInMatching, languageModel, state } = row;
    return {
      id: row.id,
      firstName: row.firstName,
      email: row.email,
      profileImageUrl: null,
      energyFrequency: row.energyFrequency,
      energyAmplitude: row.energyAmplitude,
      energyCoherence: row.energyCoherence,
      currentConsciousnessState: state,
      archetype: row.archetype,
      interactionScore: row.interactionScore,
      zone: row.zone,
      dayStartsAt: row.dayStartsAt,
      isDemo: row.isDemo,
      preferences: preferencesOf(row),
      consents: { matching, dreamsInMatching, languageModel },
      sessionExpiresAt: member.expiresAt,
    };
  });
};

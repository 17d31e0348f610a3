import { currentUser } from '@liminal/contracts/auth/current-user';
import { unauthorized } from '@liminal/service-kit/refusal';
import { serve } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';
import { createKeptUsers } from './kept-users';

export const currentUserRoute = (deps: Pick<AuthDeps, 'db' | 'waker'>) => {
  const find = createKeptUsers(deps);
  return serve(currentUser, async ({ member }) => {
    const row = await find(member.id);
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
};

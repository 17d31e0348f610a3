import { login } from '@liminal/contracts/auth/credentials';
import { serve } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';
import { deviceOf } from '../../domain/device';
import { setSessionCookie } from '../../domain/open-session';
import { createSignIn } from './use-case';

export const signInRoute = (deps: AuthDeps) => {
  const signIn = createSignIn(deps);
  return serve(
    login,
    async ({ body, req, res }) => {
      const { member, session } = await signIn({
        ...body,
        address: req.ip ?? '',
        device: deviceOf(req.get('user-agent')),
      });
      setSessionCookie(res, deps.publicUrl, session);
      return member;
    },
    { points: 60, seconds: 60 },
  );
};

import { register } from '@liminal/contracts/auth/credentials';
import { serve } from '@liminal/service-kit/serve';
import type { AuthDeps } from '../../domain/deps';
import { deviceOf } from '../../domain/device';
import { setSessionCookie } from '../../domain/open-session';
import { createRegister } from './use-case';

export const registerRoute = (deps: AuthDeps) => {
  const create = createRegister(deps);
  return serve(
    register,
    async ({ body, req, res }) => {
      const { member, session } = await create({
        ...body,
        address: req.ip ?? '',
        device: deviceOf(req.get('user-agent')),
      });
      setSessionCookie(res, deps.publicUrl, session);
      return member;
    },
    { points: 30, seconds: 60 },
  );
};

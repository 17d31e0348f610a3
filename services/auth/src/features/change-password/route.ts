import { changePassword } from '@liminal/contracts/auth/credentials';
import { badRequest, Refusal } from '@liminal/service-kit/refusal';
import { serve } from '@liminal/service-kit/serve';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';
import { hashPassword, isCommon, passwordFits } from '../../domain/password';

export const changePasswordRoute = ({ sessions }: AuthDeps) =>
  serve(
    changePassword,
    async ({ db, member, body }) => {
      const account = await db('accounts')
        .where({ id: member.id })
        .first<{ passwordHash: string | null } | undefined>('passwordHash');
      if (!(await passwordFits(account?.passwordHash, body.currentPassword)))
        throw new Refusal('wrong-password', 403, 'The current password is not right.');
      if (isCommon(body.newPassword))
        throw badRequest('Some fields are not right.', { newPassword: 'one that is not among the most used' });
      const passwordHash = await hashPassword(body.newPassword);
      const ended = await db.transaction(async (tx) => {
        await tx('accounts').where({ id: member.id }).update({ passwordHash });
        await audit(tx, 'password-changed', { memberId: member.id });
        return tx('sessions')
          .where({ memberId: member.id })
          .whereNot({ id: member.sessionId })
          .delete()
          .returning<{ hash: Buffer }[]>('hash');
      });
      for (const { hash } of ended) await sessions.forget(hash);
      return { endedSessions: ended.length };
    },
    { points: 10, seconds: 60 },
  );

import { deleteAccount } from '@liminal/contracts/account/account';
import { memberDeleted } from '@liminal/contracts/events/member-deleted';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { Refusal } from '@liminal/service-kit/refusal';
import { serve } from '@liminal/service-kit/serve';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';
import { clearSessionCookie } from '../../domain/open-session';
import { passwordFits } from '../../domain/password';

export const deleteAccountRoute = ({ sessions, publicUrl }: AuthDeps) =>
  serve(
    deleteAccount,
    async ({ db, member, body, res }) => {
      const account = await db('accounts')
        .where({ id: member.id })
        .first<{ passwordHash: string | null } | undefined>('passwordHash');
      if (!(await passwordFits(account?.passwordHash, body.password)))
        throw new Refusal('wrong-password', 403, 'The password is not right.');
      const ended = await db.transaction(async (tx) => {
        const hashes = await tx('sessions').where({ memberId: member.id }).pluck<Buffer[]>('hash');
        await tx('accounts').where({ id: member.id }).delete();
        await appendToOutbox(tx, memberDeleted.of(member.id, {}));
        await audit(tx, 'deleted', { memberId: member.id });
        return hashes;
      });
      for (const hash of ended) await sessions.forget(hash);
      clearSessionCookie(res, publicUrl);
      return { deleted: true };
    },
    { points: 10, seconds: 60 },
  );

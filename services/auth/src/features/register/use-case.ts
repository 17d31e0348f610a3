import { memberRegistered } from '@liminal/contracts/events/member-registered';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { badRequest, conflict } from '@liminal/service-kit/refusal';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';
import { openSession, type NewSession } from '../../domain/open-session';
import { hashPassword, isCommon } from '../../domain/password';

export type Registration = {
  firstName: string;
  email: string;
  password: string;
  zone?: string | undefined;
  address: string;
  device: string;
};

const dayStartsAt = 240;

export const createRegister =
  ({ db, now }: AuthDeps) =>
  async ({
    firstName,
    email,
    password,
    zone = 'UTC',
    address,
    device,
  }: Registration): Promise<{ member: { id: string; firstName: string; email: string }; session: NewSession }> => {
    if (isCommon(password))
      throw badRequest('Some fields are not right.', { password: 'one that is not among the most used' });
    const id = newId();
    // Hashed before looking, so that a taken address answers no faster.
    const passwordHash = await hashPassword(password);
    const session = await db.transaction(async (tx) => {
      const won = await tx('accounts')
        .insert({ id, email, firstName, passwordHash, zone, dayStartsAt, createdAt: now() })
        .onConflict('email')
        .ignore()
        .returning('id');
      if (won.length === 0)
        throw conflict('email-taken', 'This did not work. If you already have an account, sign in.');
      await tx('consents').insert({ memberId: id });
      await tx('projections').insert({ memberId: id });
      await appendToOutbox(tx, memberRegistered.of(id, { zone, dayStartsAt }));
      await audit(tx, 'registered', { memberId: id, address });
      return openSession(tx, id, device, now());
    });
    return { member: { id, firstName, email }, session };
  };

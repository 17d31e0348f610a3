import { Refusal, tooMany } from '@liminal/service-kit/refusal';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';
import { openSession, type NewSession } from '../../domain/open-session';
import { hashPassword, needsRehash, passwordFits } from '../../domain/password';
import { createFailures } from './failures';

export type SignIn = { email: string; password: string; address: string; device: string };
export type SignedIn = { member: { id: string; firstName: string; email: string }; session: NewSession };

type Account = { id: string; firstName: string; email: string; passwordHash: string | null };

/** One answer for an unknown address and a wrong password; without the word that means 'logged out'. */
export const refused = () => new Refusal('sign-in-refused', 401, 'E-mail or password is not right.');

export const createSignIn = ({ db, now }: AuthDeps) => {
  const failures = createFailures(db, now);
  return async ({ email, password, address, device }: SignIn): Promise<SignedIn> => {
    const wait = await failures.secondsToWait(email, address);
    if (wait > 0) {
      await audit(db, 'sign-in-throttled', { address });
      throw tooMany(wait);
    }
    const account = await db<Account>('accounts').where({ email }).first('id', 'firstName', 'email', 'passwordHash');
    if (!(await passwordFits(account?.passwordHash, password)) || !account) {
      await failures.add(email, address);
      await audit(db, 'sign-in-refused', { memberId: account?.id, address });
      throw refused();
    }
    const better = account.passwordHash && needsRehash(account.passwordHash) ? await hashPassword(password) : undefined;
    const session = await db.transaction(async (tx) => {
      if (better) await tx('accounts').where({ id: account.id }).update({ passwordHash: better });
      await audit(tx, 'signed-in', { memberId: account.id, address });
      return openSession(tx, account.id, device, now());
    });
    await failures.clear(email);
    return { member: { id: account.id, firstName: account.firstName, email: account.email }, session };
  };
};

import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

// argon2id is the library's default algorithm (its own enum cannot be named from isolated modules).
/** OWASP's argon2id parameters (ASVS 11.4.2): m = 19,456 KiB, t = 2, p = 1. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$';

export const hashPassword = (password: string): Promise<string> => hash(password, strength);

// Made once from a random word, so that an unknown account costs as much time as a known one.
const nobody = hashPassword(crypto.randomUUID());

/** Whether the password fits. Takes as long when there is no account. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password);
  return Boolean(stored) && fits;
}

/** Whether a stored hash was made with weaker parameters than today's. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(prefix);

const common = new Set((dictionary as Record<string, string[]>)['passwords-common']);

/** Whether a password is among the most used ones (ASVS 6.2.4), also with capitals or digits hung on. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return common.has(plain) || common.has(plain.replace(/\d{1,4}!?$/, ''));
}

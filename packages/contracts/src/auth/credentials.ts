import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { Zone } from '../vocabulary';

export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('an e-mail address'));
export const FirstName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'a first name'),
    z.maxLength(60, 'at most 60 characters'),
    z.regex(/^[^\p{Cc}<>]*$/u, 'letters, spaces and punctuation'),
  );
/** 8 to 128 characters, any of them; 15 are advised (OWASP ASVS 6.2). */
export const Password = z
  .string()
  .check(z.minLength(8, 'at least 8 characters'), z.maxLength(128, 'at most 128 characters'));

const Member = z.object({ id: z.uuid(), firstName: z.string(), email: z.string() });

export const register = defineRoute({
  method: 'post',
  path: '/api/auth/register',
  audience: 'anyone',
  summary: 'Create an account and sign in.',
  body: z.strictObject({ firstName: FirstName, email: Email, password: Password, zone: z.optional(Zone) }),
  reply: Member,
  status: 201,
});

export const login = defineRoute({
  method: 'post',
  path: '/api/auth/login',
  audience: 'anyone',
  summary: 'Sign in.',
  body: z.strictObject({ email: Email, password: z.string().check(z.minLength(1, 'a password'), z.maxLength(128)) }),
  reply: Member,
});

export const changePassword = defineRoute({
  method: 'post',
  path: '/api/auth/password',
  summary: 'Change the password; every other session ends.',
  body: z.strictObject({ currentPassword: z.string().check(z.maxLength(128)), newPassword: Password }),
  reply: z.object({ endedSessions: z.int() }),
});

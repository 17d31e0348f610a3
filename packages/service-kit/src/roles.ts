import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Role } from './schema';

/** A service's database role; its password follows from one secret, so that nothing else has to be handed round. */
export const roleOf = (service: string, secret: string): Role => ({
  name: `liminal_${service}`,
  password: createHmac('sha256', secret).update(service).digest('hex'),
});

/** DATABASE_URL as given, else made from DATABASE_HOST (`host:port/name`) and ROLE_SECRET (or a file of it). */
export function databaseUrlOf(service: string, env: Record<string, string | undefined>): string | undefined {
  if (env['DATABASE_URL'] || env['DATABASE_URL_FILE']) return env['DATABASE_URL'];
  const host = env['DATABASE_HOST'];
  const file = env['ROLE_SECRET_FILE'];
  const secret = env['ROLE_SECRET'] ?? (file && readFileSync(file, 'utf8').trim());
  if (!host || !secret) return undefined;
  const { name, password } = roleOf(service, secret);
  return `postgres://${name}:${password}@${host}`;
}

import type * as z from 'zod/mini';
import { badRequest } from './refusal';

/** Checks a part of a request against its contract. @throws Refusal 400 that names each wrong field. */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  // A key that would reach for a prototype is never a field of ours, and zod does not list it as unknown.
  if (hasPrototypeKey(value)) throw badRequest('Some fields are not right.', { ['__proto__']: 'unknown' });
  const result = schema.safeParse(value);
  if (result.success) {
    const nul = fieldsWithNul(result.data);
    if (nul.length > 0)
      throw badRequest('Some fields are not right.', Object.fromEntries(nul.map((field) => [field, 'holds NUL'])));
    return result.data;
  }
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const place = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[place ? `${place}.${key}` : key] = 'unknown';
    else fields[place || 'body'] = issue.message;
  }
  throw badRequest('Some fields are not right.', fields);
}

function hasPrototypeKey(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.keys(value).some(
    (key) => key === '__proto__' || hasPrototypeKey((value as Record<string, unknown>)[key]),
  );
}

/** Text with the character NUL cannot be stored, and nobody types it. */
const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : value !== null && typeof value === 'object' && Object.values(value).some(holdsNul);
const fieldsWithNul = (data: unknown): string[] =>
  data !== null && typeof data === 'object'
    ? Object.entries(data).flatMap(([field, value]) => (holdsNul(value) ? [field] : []))
    : [];

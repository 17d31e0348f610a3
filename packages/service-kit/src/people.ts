import * as z from 'zod';
import type { CallService } from './internal';

const People = z.array(z.object({ id: z.string(), firstName: z.string(), email: z.string(), isDemo: z.boolean() }));
export type Person = z.infer<typeof People>[number];

/** Names by id, from auth: no other service keeps any. The e-mail may only leave for whoever is connected. @throws Refusal 503 */
export async function peopleOf(callService: CallService, ids: string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const people = People.parse(await callService('auth', 'members-batch', { ids }));
  return new Map(people.map((person) => [person.id, person]));
}

import type { CallService } from '@liminal/service-kit/internal';
import * as z from 'zod';

const People = z.array(z.object({ id: z.string(), firstName: z.string(), email: z.string(), isDemo: z.boolean() }));
export type Person = z.infer<typeof People>[number];

/** Names by id, from auth: this service keeps none. The e-mail is for whoever is connected. */
export async function peopleOf(callService: CallService, ids: string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const people = People.parse(await callService('auth', 'members-batch', { ids }));
  return new Map(people.map((person) => [person.id, person]));
}

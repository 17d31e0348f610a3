import type { ReadRegistry } from './registry/read-registry';

/** What is asked for before the shell is there (early.ts). */
export type Early = { registry: Promise<ReadRegistry>; who: Promise<Response> };

const answers: Partial<Early> = {};

export const putEarly = (asked: Early): void => void Object.assign(answers, asked);

/** The early answer, the first time; undefined afterwards: then one asks oneself. */
export function takeEarly<Key extends keyof Early>(key: Key): Early[Key] | undefined {
  const answer = answers[key];
  delete answers[key];
  return answer;
}

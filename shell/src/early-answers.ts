import type { ReadRegistry } from './registry/read-registry';

/** What was asked for before the shell was there (early.ts). */
export type Early = { registry: Promise<ReadRegistry>; who: Promise<Response> };

const answers: Partial<Early> = (globalThis as { __liminalEarly?: Early }).__liminalEarly ?? {};

/** The early answer, the first time; undefined afterwards, and where nothing was asked early: then one asks oneself. */
export function takeEarly<Key extends keyof Early>(key: Key): Early[Key] | undefined {
  const answer = answers[key];
  delete answers[key];
  return answer;
}

import { recallForever, store } from '@liminal/client/storage';
import { Written } from '@liminal/contracts/dreams/dream';

/** A dream that waits for a connection: with the key of its act, so that it arrives once, and the moment it was written. */
export type Unsent = { key: string; createdAt: string; interpret: boolean; dream: Written };

const nameOf = (memberId: string) => `dreams_unsent_${memberId}`;

function isUnsent(value: unknown): value is Unsent {
  const { key, createdAt, interpret, dream } = (value ?? {}) as Partial<Unsent>;
  return (
    typeof key === 'string' &&
    typeof createdAt === 'string' &&
    typeof interpret === 'boolean' &&
    Written.safeParse(dream).success
  );
}

/** What waits, oldest first. What is not ours is left out. */
export function unsentOf(memberId: string): Unsent[] {
  const kept = recallForever(nameOf(memberId));
  return Array.isArray(kept) ? kept.filter(isUnsent) : [];
}

export const keepUnsent = (memberId: string, unsent: Unsent[]): void => store(nameOf(memberId), unsent);

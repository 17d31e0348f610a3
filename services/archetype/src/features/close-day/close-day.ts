import type { Db } from '@liminal/service-kit/db';
import { roomDay } from '../../domain/prompt';

/** Answers end with their day, as the room says: nothing of them is kept. */
export const closeDay = (db: Db, now: () => Date) => async (): Promise<boolean> => {
  await db('tribe_answers').where('day', '<', roomDay(now())).delete();
  return false;
};

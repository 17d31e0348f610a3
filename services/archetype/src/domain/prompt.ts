import { promptCount } from '@liminal/contracts/archetype/tribe-room';
import { soulPatterns } from '@liminal/contracts/vocabulary';

const dayMs = 86_400_000;

/** The day of a room: one for everybody, in UTC, since its members live in many zones. `YYYY-MM-DD` */
export const roomDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Today's prompt of a tribe: each tribe is at another place of the same round. */
export function promptOf(archetype: string | null, now: Date): number {
  const shift = Math.max(0, (soulPatterns as readonly string[]).indexOf(archetype ?? ''));
  return (Math.floor(now.getTime() / dayMs) + shift * 3) % promptCount;
}

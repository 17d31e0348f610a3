import { soulPatterns } from '@liminal/contracts/vocabulary';
import type { Db } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { promptOf, roomDay } from '../../domain/prompt';
import { demoLines } from './lines';

/** Simulated members who answer, one for each line. */
const speakers = 2;

/** Once a day two simulated members of each tribe enter its room and answer the prompt; marked as demo like everything of theirs. */
export const answerToday = (db: Db, now: () => Date) => async (): Promise<boolean> => {
  const day = roomDay(now());
  for (const archetype of soulPatterns) {
    const members = await db('souls')
      .where({ archetype, isDemo: true, visible: true })
      // Others each day, the same for every instance that looks.
      .orderByRaw('md5(member_id::text || ?)', [day])
      .limit(speakers)
      .pluck<string[]>('member_id');
    const lines = demoLines[promptOf(archetype, now())] ?? [];
    if (members.length === 0) continue;
    await db('souls').whereIn('memberId', members).where({ inRoom: false }).update({ inRoom: true });
    await db('tribe_answers')
      .insert(
        members.flatMap((memberId, i) =>
          lines[i] ? [{ id: newId(), memberId, archetype, day, text: lines[i], at: now() }] : [],
        ),
      )
      .onConflict(['member_id', 'day'])
      .ignore();
  }
  return false;
};

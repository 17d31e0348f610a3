import { answerPrompt, joinTribeRoom, tribeRoom } from '@liminal/contracts/archetype/tribe-room';
import type { CallService } from '@liminal/service-kit/internal';
import { newId } from '@liminal/service-kit/ids';
import { Refusal } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { lockSoul } from '../../domain/soul-store';
import { roomDay } from '../../domain/prompt';
import { createReadRoom, soulOf } from './room';

const patternNeeded = () => new Refusal('pattern-needed', 409, 'Find your pattern first: each tribe has its own room.');
const consentNeeded = () => new Refusal('consent-needed', 403, 'Agree to be shown under Frequencies first.');
const notInRoom = () => new Refusal('not-in-room', 409, 'Enter the room first.');

export function tribeRoomRoutes(deps: { callService: CallService; now: () => Date }): Served[] {
  const read = createReadRoom(deps);
  return [
    serve(tribeRoom, ({ db, member }) => read(db, member.id)),
    serve(joinTribeRoom, async ({ db, member, body: { joined } }) => {
      await db.transaction(async (tx) => {
        await lockSoul(tx, member.id);
        const soul = await soulOf(tx, member.id);
        if (joined && !soul?.archetype) throw patternNeeded();
        if (joined && !soul?.visible) throw consentNeeded();
        await tx('souls').where({ memberId: member.id }).update({ inRoom: joined });
        if (!joined)
          await tx('tribe_answers')
            .where({ memberId: member.id, day: roomDay(deps.now()) })
            .delete();
      });
      return read(db, member.id);
    }),
    serve(
      answerPrompt,
      async ({ db, member, body: { text } }) => {
        const memberId = member.id;
        const day = roomDay(deps.now());
        await db.transaction(async (tx) => {
          const soul = await soulOf(tx, memberId);
          if (!soul?.inRoom || !soul.visible || !soul.archetype) throw notInRoom();
          if (text === '') await tx('tribe_answers').where({ memberId, day }).delete();
          else
            await tx('tribe_answers')
              .insert({ id: newId(), memberId, archetype: soul.archetype, day, text })
              .onConflict(['member_id', 'day'])
              .merge({ text, archetype: soul.archetype });
        });
        return read(db, memberId);
      },
      { points: 20, seconds: 60 },
    ),
  ];
}

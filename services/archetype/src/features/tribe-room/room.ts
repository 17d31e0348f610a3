import type { TribeRoom } from '@liminal/contracts/archetype/tribe-room';
import type { Db, Tx } from '@liminal/service-kit/db';
import type { CallService } from '@liminal/service-kit/internal';
import { peopleOf } from '@liminal/service-kit/people';
import { blockedOf } from '../../domain/soul-store';
import { promptOf, roomDay } from '../../domain/prompt';

type Soul = { archetype: string | null; visible: boolean; inRoom: boolean };
type Answer = { id: string; memberId: string; text: string };
const most = 60;

export const soulOf = (db: Db | Tx, memberId: string): Promise<Soul | undefined> =>
  db('souls').where({ memberId }).first<Soul | undefined>('archetype', 'visible', 'inRoom');

/** The room as one member sees it: whoever has not joined, or no longer agrees to be shown, sees the prompt alone. */
export const createReadRoom =
  ({ callService, now }: { callService: CallService; now: () => Date }) =>
  async (db: Db, memberId: string): Promise<TribeRoom> => {
    const soul = await soulOf(db, memberId);
    const archetype = soul?.archetype ?? null;
    const prompt = promptOf(archetype, now());
    const joined = Boolean(soul?.inRoom && soul.visible && archetype);
    if (!joined) return { archetype, joined, prompt, others: 0, answers: [] };
    const hidden = await blockedOf(db, memberId);
    const [others] = await db('souls')
      .where({ archetype, visible: true, inRoom: true })
      .whereNotIn('memberId', [memberId, ...hidden])
      .count<{ count: number }[]>('* as count');
    const rows = await db('tribe_answers as a')
      .join('souls as s', 's.member_id', 'a.member_id')
      .where({ 'a.archetype': archetype, 'a.day': roomDay(now()), 's.in_room': true, 's.visible': true })
      .whereNotIn('a.member_id', hidden)
      .orderBy('a.at', 'desc')
      .limit(most)
      .select<Answer[]>('a.id', 'a.memberId', 'a.text');
    const people = await peopleOf(
      callService,
      rows.map((row) => row.memberId),
    );
    const answers = rows.flatMap(({ id, memberId: author, text }) => {
      const person = people.get(author);
      if (!person) return [];
      const { firstName, isDemo } = person;
      return [{ id, memberId: author, firstName, isDemo, text, mine: author === memberId }];
    });
    return { archetype, joined, prompt, others: Number(others?.count ?? 0), answers };
  };

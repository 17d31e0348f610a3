import { game, moveGame, type Game } from '@liminal/contracts/journey/journey-game';
import type { BodyOf } from '@liminal/contracts/define';
import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { badRequest, conflict } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import type { Member } from '@liminal/service-kit/member';
import type { JourneyDeps } from '../../domain/deps';
import { keepPractice } from '../../domain/practice';
import { tell } from '../../domain/tell';
import { decide, fresh, gameOf, type Move, type Moved, type Refused, type State } from './decide';

const reasons: Record<Refused['refused'], string> = {
  'not-offered': 'This activity is not here yet.',
  'none-under-way': 'This activity is not under way any more.',
  'another-under-way': 'Another activity is under way.',
};

function moveOf({ move, activity, path }: BodyOf<typeof moveGame>): Move {
  if (move === 'begin' || move === 'complete') {
    if (!activity) throw badRequest('Some fields are not right.', { activity: 'which' });
    return { move, activity };
  }
  if (move !== 'path') return { move };
  if (!path) throw badRequest('Some fields are not right.', { path: 'which' });
  return { move, path };
}

/** A meditation of the game is practice like any other. */
async function countPractice(tx: Tx, member: Member, { completed }: Moved): Promise<void> {
  if (completed?.activity.type !== 'meditation' || completed.seconds < 1) return;
  const { startedAt, seconds } = completed;
  const { awarded } = await keepPractice(tx, member, { id: newId(), kind: 'journey-game', startedAt, seconds });
  if (awarded) await tell(tx, member.id, 'practice', awarded);
}

export const gameRoutes = ({ now }: JourneyDeps): Served[] => [
  serve(game, async ({ db, member }) => {
    const row = await db('games').where({ memberId: member.id }).first<{ state: State } | undefined>('state');
    return gameOf(row?.state ?? fresh, now());
  }),
  serve(
    moveGame,
    ({ db, member, body }) =>
      db.transaction(async (tx): Promise<Game> => {
        const at = now();
        const memberId = member.id;
        await tx('games')
          .insert({ memberId, state: JSON.stringify(fresh), changedAt: at })
          .onConflict()
          .ignore();
        const row = await tx('games').where({ memberId }).forUpdate().first<{ state: State }>('state');
        const moved = decide(row.state, moveOf(body), at);
        if ('refused' in moved) throw conflict(moved.refused, reasons[moved.refused]);
        await tx('games')
          .where({ memberId })
          .update({ state: JSON.stringify(moved.state), changedAt: at });
        await countPractice(tx, member, moved);
        return gameOf(moved.state, at);
      }),
    { points: 60, seconds: 60 },
  ),
];

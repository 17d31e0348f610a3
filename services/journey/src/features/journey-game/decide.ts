import {
  activities,
  pace,
  type Activity,
  type ActivityId,
  type Game,
  type Path,
} from '@liminal/contracts/journey/journey-game';

/** What is kept of a member's game. */
export type State = {
  xp: number;
  streak: number;
  path: Path;
  /** Ids of completed activities, oldest first; as many as actions. */
  done: ActivityId[];
  current: { activity: ActivityId; startedAt: string } | null;
  /** The revelation that waits to be read: its number, from 1. */
  revelation: number | null;
};
export type Move =
  | { move: 'begin'; activity: ActivityId }
  | { move: 'complete'; activity: ActivityId }
  | { move: 'leave' }
  | { move: 'continue' }
  | { move: 'path'; path: Path };
export type Moved = { state: State; completed?: { activity: Activity; startedAt: Date; seconds: number } };
export type Refused = { refused: 'not-offered' | 'none-under-way' | 'another-under-way' };

export const fresh: State = { xp: 0, streak: 0, path: 'balance', done: [], current: null, revelation: null };

const activityOf = (id: ActivityId): Activity | undefined => activities.find((activity) => activity.id === id);

/** How many activities have arrived: six, and two more with every fifth act. */
const arrived = (actions: number): number =>
  Math.min(activities.length, pace.shown + 2 * Math.floor(actions / pace.moreEvery));

/** At most six of those that have arrived: what was never done first, in the order of arrival, then what was done longest ago. */
export function offered({ done }: State): ActivityId[] {
  return activities
    .slice(0, arrived(done.length))
    .map(({ id }, order) => ({ id, order, last: done.lastIndexOf(id) }))
    .sort((a, b) => a.last - b.last || a.order - b.order)
    .slice(0, pace.shown)
    .map(({ id }) => id);
}

/** One move of the journey game (specification, section 4). Pure; `at` is now. */
export function decide(state: State, move: Move, at: Date): Moved | Refused {
  switch (move.move) {
    case 'path':
      return { state: { ...state, path: move.path } };
    case 'continue':
      return { state: { ...state, revelation: null } };
    case 'leave':
      // Leaving costs the row of completed acts, nothing else; a second press finds nothing to leave.
      return { state: state.current ? { ...state, current: null, streak: 0 } : state };
    case 'begin':
      // Pressed twice, or in a second tab: the one that is under way goes on.
      if (state.current) return state.current.activity === move.activity ? { state } : { refused: 'another-under-way' };
      if (!offered(state).includes(move.activity)) return { refused: 'not-offered' };
      return {
        state: { ...state, revelation: null, current: { activity: move.activity, startedAt: at.toISOString() } },
      };
    case 'complete':
      return complete(state, move.activity, at);
  }
}

function complete(state: State, id: ActivityId, at: Date): Moved | Refused {
  const activity = activityOf(id);
  if (!state.current || state.current.activity !== id || !activity) return { refused: 'none-under-way' };
  const startedAt = new Date(state.current.startedAt);
  const elapsed = elapsedSince(state.current.startedAt, at);
  const done = [...state.done, id];
  return {
    state: {
      ...state,
      done,
      xp: state.xp + activity.reward,
      streak: state.streak + 1,
      current: null,
      revelation: done.length % pace.revelationEvery === 0 ? done.length / pace.revelationEvery : state.revelation,
    },
    // Early counts in full as an act, but as practice only the time it took.
    completed: { activity, startedAt, seconds: Math.min(activity.duration, elapsed) },
  };
}

/** s; a clock that was set back has not gone at all. */
const elapsedSince = (startedAt: string, at: Date): number =>
  Math.max(0, Math.floor((at.getTime() - Date.parse(startedAt)) / 1000));

/** The game as its screen reads it. */
export function gameOf(state: State, at: Date): Game {
  const actions = state.done.length;
  return {
    stats: {
      level: Math.floor(state.xp / pace.xpToLevel) + 1,
      experiencePoints: state.xp,
      revelationsUnlocked: Math.floor(actions / pace.revelationEvery),
      currentStreak: state.streak,
      totalActions: actions,
      nextRevelationProgress: actions % pace.revelationEvery,
    },
    path: state.path,
    offered: offered(state),
    nextUnlock: arrived(actions) === activities.length ? null : pace.moreEvery - (actions % pace.moreEvery),
    challenge: state.current && { ...state.current, elapsed: elapsedSince(state.current.startedAt, at) },
    revelation: state.revelation,
    lastActs: state.done.slice(-pace.revelationEvery),
  };
}

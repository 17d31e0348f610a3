import { activities, type ActivityId } from '@liminal/contracts/journey/journey-game';
import { decide, fresh, gameOf, offered, type Moved, type State } from './decide';

const at = new Date('2026-11-21T20:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const first = activities[0].id;
const moved = (result: ReturnType<typeof decide>): Moved => {
  if ('refused' in result) throw new Error(result.refused);
  return result;
};
const begun = moved(decide(fresh, { move: 'begin', activity: first }, at)).state;
/** A game after so many acts, each the first that was offered. */
function after(acts: number): State {
  let state = fresh;
  for (let i = 0; i < acts; i++) {
    const activity = offered(state)[0] as ActivityId;
    state = moved(decide(state, { move: 'begin', activity }, at)).state;
    state = moved(decide(state, { move: 'complete', activity }, later(10))).state;
    state = moved(decide(state, { move: 'continue' }, later(10))).state;
  }
  return state;
}

test('at least 20 activities, of 30 to 180 s and 25 to 150 XP, of every type', () => {
  expect(activities.length).toBeGreaterThanOrEqual(20);
  for (const { duration, reward } of activities) {
    expect(duration).toBeGreaterThanOrEqual(30);
    expect(duration).toBeLessThanOrEqual(180);
    expect(reward).toBeGreaterThanOrEqual(25);
    expect(reward).toBeLessThanOrEqual(150);
  }
  expect(new Set(activities.map(({ type }) => type)).size).toBe(4);
});

test('six are offered, more arrive with every fifth act, and never more than six are shown', () => {
  expect(offered(fresh)).toEqual(activities.slice(0, 6).map(({ id }) => id));
  expect(gameOf(fresh, at).nextUnlock).toBe(5);
  const five = after(5);
  expect(offered(five)).toHaveLength(6);
  expect(offered(five)).toEqual(expect.arrayContaining([activities[6].id, activities[7].id]));
  expect(gameOf(after(60), at)).toMatchObject({ nextUnlock: null, offered: { length: 6 } });
});

test('what was never done comes first, then what was done longest ago', () => {
  let state = fresh;
  for (const { id } of activities.slice(0, 4)) state = { ...state, done: [...state.done, id] };
  expect(offered(state)).toEqual([4, 5, 0, 1, 2, 3].map((i) => activities[i]?.id));
});

test.each([
  [0, 1],
  [499, 1],
  [500, 2],
  [1_499, 3],
  [1_500, 4],
])('%i XP are level %i', (xp, level) => {
  expect(gameOf({ ...fresh, xp }, at).stats.level).toBe(level);
});

test('a revelation opens after every third act, and goes when it is read', () => {
  expect(gameOf(after(2), at).stats).toMatchObject({ revelationsUnlocked: 0, nextRevelationProgress: 2 });
  const two = after(2);
  const activity = offered(two)[0] as ActivityId;
  const third = moved(
    decide(moved(decide(two, { move: 'begin', activity }, at)).state, { move: 'complete', activity }, later(5)),
  ).state;
  expect(gameOf(third, at)).toMatchObject({
    revelation: 1,
    stats: { revelationsUnlocked: 1, nextRevelationProgress: 0 },
  });
  expect(gameOf(third, at).lastActs).toHaveLength(3);
  expect(moved(decide(third, { move: 'continue' }, at)).state.revelation).toBeNull();
});

test('early counts in full as an act, and as practice for the time it took', () => {
  const done = moved(decide(begun, { move: 'complete', activity: first }, later(20)));
  expect(done.state).toMatchObject({ xp: activities[0].reward, streak: 1, current: null, done: [first] });
  expect(done.completed?.seconds).toBe(20);
  expect(moved(decide(begun, { move: 'complete', activity: first }, later(3_600))).completed?.seconds).toBe(60);
  expect(moved(decide(begun, { move: 'complete', activity: first }, later(-50))).completed?.seconds).toBe(0);
});

test('how long it has run is told in seconds, so that no browser’s clock matters', () => {
  expect(gameOf(begun, later(20)).challenge).toMatchObject({ activity: first, elapsed: 20 });
  expect(gameOf(begun, later(-20)).challenge).toMatchObject({ elapsed: 0 });
});

test('leaving earns nothing and begins the row anew', () => {
  const left = moved(decide({ ...begun, streak: 4 }, { move: 'leave' }, at)).state;
  expect(left).toMatchObject({ xp: 0, streak: 0, current: null, done: [] });
  expect(moved(decide({ ...fresh, streak: 4 }, { move: 'leave' }, at)).state.streak).toBe(4);
});

test.each<[string, State, Parameters<typeof decide>[1], string]>([
  ['one that has not arrived', fresh, { move: 'begin', activity: activities[20].id }, 'not-offered'],
  ['a second beside the first', begun, { move: 'begin', activity: activities[1].id }, 'another-under-way'],
  ['completing what was not begun', fresh, { move: 'complete', activity: first }, 'none-under-way'],
  ['completing another', begun, { move: 'complete', activity: activities[1].id }, 'none-under-way'],
])('%s is refused', (_what, state, move, refused) => {
  expect(decide(state, move, at)).toEqual({ refused });
});

test('begun twice is begun once', () => {
  expect(moved(decide(begun, { move: 'begin', activity: first }, later(30))).state).toEqual(begun);
});

test('a path changes nothing but itself', () => {
  expect(moved(decide(begun, { move: 'path', path: 'shadow' }, at)).state).toEqual({ ...begun, path: 'shadow' });
});

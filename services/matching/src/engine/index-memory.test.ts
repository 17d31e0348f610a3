import { randomFrom } from '../testing/random';
import { attributesOf, everyBit, wishesOf, type Known, type Wishes } from './attributes';
import { createIndex, type Hit, type Query, type Row } from './index-memory';

/** The plain rule, in plain JavaScript: every member, every dimension, one sort. */
function naive(members: Map<string, Row>, query: Query, ordinalOf: (id: string) => number): Hit[] {
  const left = new Set(query.exclude);
  return [...members]
    .filter(
      ([id, { attributes, wishes }]) =>
        !left.has(id) && (attributes & ~query.wishes) === 0 && (query.attributes & ~wishes) === 0,
    )
    .map(([id, { vector }]) => ({
      id,
      score: vector.reduce((sum, value, i) => sum + value * (query.vector[i] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score || ordinalOf(a.id) - ordinalOf(b.id))
    .slice(0, query.k);
}

const patterns = ['deep-feeler', 'wild-spirit', 'mind-weaver', null];
const energies = ['introvert', 'extrovert', 'ambivert', null];
const humors = ['dark', 'witty', null];

/** A world of members that changes at random, and questions asked of it. */
function world(seed: string) {
  const random = randomFrom(seed);
  const up = (max: number) => Math.floor(random() * max);
  const pick = <T>(list: readonly T[]): T => list[up(list.length)] as T;
  const known = (): Known => ({
    pattern: pick(patterns),
    energyType: pick(energies),
    humorStyle: pick(humors),
    simulated: pick(['demo', null]),
  });
  const wishes = (): Wishes => ({
    ...(random() < 0.3 && { pattern: ['wild-spirit', 'deep-feeler'] }),
    ...(random() < 0.2 && { energyType: ['introvert'] }),
    ...(random() < 0.2 && { humorStyle: ['witty'] }),
  });
  // Few values, so that many scores tie.
  const vector = () => Int8Array.from({ length: 48 }, () => pick([-127, -3, 0, 0, 0, 1, 127]));
  const row = (): Row => ({ vector: vector(), attributes: attributesOf(known()), wishes: wishesOf(wishes()) });
  const query = (ids: string[]): Query => ({
    vector: Int16Array.from({ length: 48 }, () => up(4095) - 2047),
    attributes: attributesOf(known()),
    wishes: wishesOf(wishes()),
    exclude: Array.from({ length: up(40) }, () => pick(ids)),
    k: 1 + up(60),
  });
  return { up, pick, row, query };
}

test.each(['one', 'two', 'three', 'four', 'five', 'six'])(
  'ids come in the very order of the plain rule, whatever the filters, exclusions and updates (%s)',
  (seed) => {
    const { up, pick, row, query } = world(seed);
    const index = createIndex();
    const members = new Map<string, Row>();
    for (let step = 0; step < 40; step++) {
      for (let i = 0; i < 120; i++) {
        const ids = [...members.keys()];
        const id = ids.length > 0 && up(4) === 0 ? pick(ids) : crypto.randomUUID();
        if (members.has(id) && up(3) === 0) {
          members.delete(id);
          index.remove(id);
        } else {
          const fresh = row();
          members.set(id, fresh);
          index.upsert(id, fresh);
        }
      }
      expect(index.size()).toBe(members.size);
      const ids = [...members.keys()];
      const asked = Array.from({ length: 1 + up(7) }, () => query(ids));
      if (up(2) === 0) for (const each of asked) each.wishes = everyBit;
      expect(index.query(asked)).toEqual(asked.map((each) => naive(members, each, index.ordinalOf)));
    }
  },
);

test('wishes hold both ways, and a member who is gone is found by nobody', () => {
  const index = createIndex();
  const row = (known: Known, wishes: Wishes): Row => ({
    vector: new Int8Array(48).fill(1),
    attributes: attributesOf(known),
    wishes: wishesOf(wishes),
  });
  const [ana, ben, cleo] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  index.upsert(ana, row({ energyType: 'introvert' }, {}));
  index.upsert(ben, row({ energyType: 'extrovert' }, { energyType: ['ambivert'] }));
  index.upsert(cleo, row({ pattern: 'wild-spirit' }, {}));
  const ask = (known: Known, wishes: Wishes, exclude: string[] = []) =>
    index
      .query([
        {
          vector: new Int16Array(48).fill(1),
          attributes: attributesOf(known),
          wishes: wishesOf(wishes),
          exclude,
          k: 9,
        },
      ])[0]
      ?.map(({ id }) => id)
      .sort();
  expect(ask({ energyType: 'introvert' }, {})).toEqual([ana, cleo].sort());
  expect(ask({ energyType: 'ambivert' }, {})).toEqual([ana, ben, cleo].sort());
  expect(ask({ energyType: 'ambivert' }, { energyType: ['introvert', 'extrovert'] })).toEqual([ana, ben].sort());
  expect(ask({}, { pattern: ['wild-spirit'] })).toEqual([cleo]);
  expect(ask({ energyType: 'ambivert' }, {}, [ana, ben])).toEqual([cleo]);
  index.remove(cleo);
  expect(ask({ energyType: 'ambivert' }, {})).toEqual([ana, ben].sort());
});

test('a state taken out and put back answers the same, and takes new members', () => {
  const { row, query } = world('state');
  const index = createIndex();
  const ids = Array.from({ length: 3000 }, () => crypto.randomUUID());
  for (const id of ids) index.upsert(id, row());
  for (const id of ids.slice(0, 500)) index.remove(id);
  const { pages, buckets, keys, size } = index.state();
  const again = createIndex({ pages: pages.slice(), buckets, keys: keys.slice(), size });
  const asked = Array.from({ length: 20 }, () => query(ids));
  expect(again.query(asked)).toEqual(index.query(asked));
  for (const id of ids.slice(0, 700)) {
    const fresh = row();
    index.upsert(id, fresh);
    again.upsert(id, fresh);
  }
  expect(again.size()).toBe(index.size());
  expect(again.vectorOf(ids[3] as string)).toEqual(index.vectorOf(ids[3] as string));
});

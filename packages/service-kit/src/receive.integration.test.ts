import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import type { Event } from '@liminal/contracts/define';
import type { Db, Tx } from './db';
import { listDeadLetters, replayDeadLetters } from './dead-letters';
import { appendToOutbox } from './outbox';
import { createReceiver, type Received } from './receive';
import { freshSchema, quiet } from './testing/fresh-schema';

const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()];
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, drop } = await freshSchema([
    {
      name: '001-effects',
      up: async (tx) =>
        void (await tx.raw('create table effects (n bigint generated always as identity, member_id uuid, kind text)')),
    },
  ]));
});
afterAll(() => drop());
beforeEach(async () => {
  await db.raw('truncate effects, inbox, dead_letters, tombstones, outbox, member_sequences');
});

const kindOf = (event: Event) => (event.data as { kind: string }).kind;
let poison = 'poison';
const handlers = {
  'consciousness-interaction': async (tx: Tx, event: Event) => {
    await tx('effects').insert({ memberId: event.memberId, kind: kindOf(event) });
    if (kindOf(event) === poison) throw new Error(`no '${kindOf(event)}' here`);
  },
};
const receive = (batch: Received[]) => createReceiver({ db, group: 'test', handlers, log: quiet })(batch);
const effects = (): Promise<string[]> => db('effects').orderBy('n').pluck<string[]>('kind');

const messages = async (...acts: [string, string][]): Promise<Received[]> => {
  const events = await db.transaction((tx) =>
    appendToOutbox(
      tx,
      acts.map(([member, kind]) => consciousnessInteraction.of(member, { kind })),
    ),
  );
  return events.map((event) => ({ topic: event.type, key: event.memberId, bytes: Buffer.from(JSON.stringify(event)) }));
};

test('every message three times has its effect once', async () => {
  const batch = await messages([ana, 'one'], [ben, 'two'], [ana, 'three']);
  await receive([...batch, ...batch]);
  await receive(batch);
  expect(await effects()).toEqual(['one', 'two', 'three']);
});

test('two instances that get the same batch at once make one effect', async () => {
  const batch = await messages([ana, 'one'], [ben, 'two']);
  await Promise.all([receive(batch), receive(batch), receive(batch)]);
  expect((await effects()).toSorted()).toEqual(['one', 'two']);
});

test('a poison message is parked, its member waits behind it, the other goes on, and replay keeps the order', async () => {
  await receive(await messages([ana, 'first'], [ana, 'poison'], [ben, 'other'], [ana, 'later']));
  expect((await effects()).toSorted()).toEqual(['first', 'other']);
  const letters = await listDeadLetters(db);
  expect(letters.map(({ status, key }) => [status, key])).toEqual([
    ['parked', ana],
    ['waiting', ana],
  ]);
  // Quoted values never reach the error that operators read.
  expect(letters[0]?.error).toBe("no '…' here");

  expect(await replayDeadLetters(db, 'test', ana, handlers)).toMatchObject({ handled: 0, error: "no '…' here" });
  poison = 'nothing';
  expect(await replayDeadLetters(db, 'test', ana, handlers)).toEqual({ handled: 2 });
  poison = 'poison';
  expect((await effects()).filter((kind) => kind !== 'other')).toEqual(['first', 'poison', 'later']);
});

test('bytes that are no event are parked once', async () => {
  const rubbish = { topic: 'consciousness-interaction', key: ana, bytes: Buffer.from('{"half":') };
  await receive([rubbish]);
  await receive([rubbish]);
  expect(await listDeadLetters(db)).toHaveLength(1);
});

test('after a member is deleted, their late events do nothing', async () => {
  const late = await messages([ana, 'late'], [ben, 'other']);
  await db('tombstones').insert({ memberId: ana });
  await receive(late);
  expect(await effects()).toEqual(['other']);
});

test('an event and the change beside it are both there or neither, and numbers have no gaps', async () => {
  await messages([ana, 'one']);
  await expect(
    db.transaction(async (tx) => {
      await appendToOutbox(tx, consciousnessInteraction.of(ana, { kind: 'two' }));
      throw new Error('the change failed');
    }),
  ).rejects.toThrow('the change failed');
  await messages([ana, 'three']);
  const rows = await db('outbox').orderBy('n').select<{ event: Event }[]>('event');
  expect(rows.map(({ event }) => [event.seq, kindOf(event)])).toEqual([
    [1, 'one'],
    [2, 'three'],
  ]);
});

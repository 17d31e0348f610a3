import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import type { Event } from '@liminal/contracts/define';
import type { Bus, Places } from './bus';
import type { Db } from './db';
import { createKafkaBus, createTopics, KafkaAway } from './kafka-bus';
import { appendToOutbox } from './outbox';
import { createPostgresBus } from './postgres-bus';
import { createReceiver } from './receive';
import { eventually, freshSchema, quiet, testDatabaseUrl } from './testing/fresh-schema';

const brokers = process.env['TEST_KAFKA_BROKERS']?.split(',');
const effectsTable = {
  name: '001-effects',
  up: async (db: Db) =>
    void (await db.raw('create table effects (n bigint generated always as identity, member_id uuid, seq int)')),
};

const adapters: [string, boolean, (schema: string) => Promise<Bus>][] = [
  ['PostgreSQL', true, (schema) => createPostgresBus({ url: testDatabaseUrl(), schemas: [schema], log: quiet })],
  [
    'Kafka',
    brokers !== undefined,
    () => createKafkaBus({ brokers: brokers ?? [], url: testDatabaseUrl(), clientId: 'test', log: quiet }),
  ],
];

describe.each(adapters)('the bus on %s', (_name, available, create) => {
  const here = available ? test : test.skip;
  let db: Db;
  let schema: string;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    if (!available) return;
    if (brokers) await createTopics(brokers);
    ({ db, name: schema, drop } = await freshSchema([effectsTable]));
  });
  afterAll(() => drop?.());

  const subscribe = (bus: Bus, group: string, slow = 0) =>
    bus.subscribe(
      group,
      ['consciousness-interaction'],
      createReceiver({
        db,
        group,
        log: quiet,
        handlers: {
          'consciousness-interaction': async (tx, event: Event) => {
            // Other tests share the topic.
            if (!members.includes(event.memberId)) return;
            if (slow) await new Promise((done) => setTimeout(done, slow));
            await tx('effects').insert({ memberId: event.memberId, seq: event.seq });
          },
        },
      }),
    );
  const members: string[] = Array.from({ length: 5 }, () => crypto.randomUUID());
  const act = (memberId: string) =>
    db.transaction((tx) => appendToOutbox(tx, consciousnessInteraction.of(memberId, { kind: 'interaction' })));
  const effects = () => db('effects').orderBy('n').select<{ memberId: string; seq: number }[]>('memberId', 'seq');

  here(
    'what happened before anybody listened and while nobody did arrives once, in each member’s order',
    async () => {
      const group = `g-${crypto.randomUUID()}`;
      for (const member of members) await act(member);
      const first = await create(schema);
      await first.relay({ service: schema, db });
      await subscribe(first, group, 2);
      await Promise.all(members.flatMap((member) => [act(member), act(member)]));
      await eventually(async () => (await effects()).length >= 8, 40_000);
      await first.stop();
      await Promise.all(members.map(act));
      const second = await create(schema);
      await second.relay({ service: schema, db });
      await subscribe(second, group);
      await eventually(async () => (await effects()).length === 20, 40_000);
      await second.stop();
      for (const member of members) {
        expect((await effects()).filter(({ memberId }) => memberId === member).map(({ seq }) => seq)).toEqual([
          1, 2, 3, 4,
        ]);
      }
    },
    120_000,
  );

  here(
    'a batch that could not be taken comes again',
    async () => {
      const group = `g-${crypto.randomUUID()}`;
      const member = crypto.randomUUID();
      const bus = await create(schema);
      await bus.relay({ service: schema, db });
      const taken: string[] = [];
      let refusals = 2;
      await bus.subscribe(group, ['consciousness-interaction'], async (batch) => {
        if (!batch.some(({ key }) => key === member)) return;
        if (refusals-- > 0) throw new Error('not now');
        taken.push(...batch.filter(({ key }) => key === member).map(({ key }) => key));
      });
      await act(member);
      await eventually(async () => taken.length > 0, 40_000);
      await bus.stop();
      expect(taken).toEqual([member]);
    },
    90_000,
  );

  here('a reader of its own sees the whole topic at every start, or what came after its last place', async () => {
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    const told = async (bus: Bus, from?: Places) => {
      const seen: string[] = [];
      let places: Places = {};
      await bus.follow('consciousness-interaction', {
        from,
        reset: () => seen.push('reset'),
        take: (records, next) => {
          seen.push(...records.map(({ key }) => key).filter((key) => key === one || key === two));
          places = next;
        },
      });
      return { seen, places: () => places };
    };
    const writer = await create(schema);
    await writer.relay({ service: schema, db });
    await act(one);
    await eventually(async () => (await db('outbox').where({ memberId: one }).whereNotNull('published_at')).length > 0);
    const first = await told(writer);
    await eventually(async () => first.seen.length === 1);
    await act(two);
    await eventually(async () => first.seen.length === 2);
    await writer.stop();
    const again = await create(schema);
    expect((await told(again)).seen.sort()).toEqual([one, two].sort());
    expect((await told(again, first.places())).seen).toEqual([]);
    const beyond = Object.fromEntries(Object.keys(first.places()).map((partition) => [partition, '999999999']));
    expect((await told(again, beyond)).seen.sort()).toEqual([one, two, 'reset'].sort());
    await again.stop();
  });
});

test('a Kafka that is not there is one clear sentence', async () => {
  await expect(
    createKafkaBus({ brokers: ['127.0.0.1:1'], url: testDatabaseUrl(), clientId: 'test', log: quiet }),
  ).rejects.toThrow(KafkaAway);
}, 30_000);

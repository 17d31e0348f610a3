import type { Topic } from '@liminal/contracts/topics';
import type { Bus, Follow } from './bus';
import { createDb, type Db } from './db';
import type { Log } from './log';
import { createLoop } from './loop';
import { outboxOldest } from './metrics';
import { outboxChannel } from './outbox';
import type { Received } from './receive';
import { createWaker } from './wake';

const stampedChannel = 'liminal_stamped';
const relayLock = 7_160_734;
const batchSize = 200;

/** Read for memory alone, so in larger steps. */
const followSize = 2_000;

type Row = { position: number; topic: string; memberId: string; event: unknown };
const received = ({ topic, memberId, event }: Row): Received => ({
  topic,
  key: memberId,
  bytes: Buffer.from(JSON.stringify(event)),
});

/**
 * The outboxes are the log: a relay under a lock gives each committed row its position, groups keep a cursor of positions.
 * Positions are given after the commit by one relay at a time, so a reader that has seen one has seen all before it.
 */
export async function createPostgresBus(options: { url: string; schemas: string[]; log: Log }): Promise<Bus> {
  const { url, schemas, log } = options;
  const db: Db = createDb({ url, schema: 'bus', pool: 10 });
  await db.raw('create schema if not exists bus');
  await db.raw('create sequence if not exists bus.positions');
  await db.raw('create table if not exists bus.cursors (consumer_group text primary key, position bigint not null)');
  const waker = createWaker(url, log);
  const loops: ReturnType<typeof createLoop>[] = [];

  const stamp = () =>
    db.transaction(async (tx) => {
      const { rows } = await tx.raw<{ rows: { mine: boolean }[] }>('select pg_try_advisory_xact_lock(?) as mine', [
        relayLock,
      ]);
      if (!rows[0]?.mine) return false;
      let stamped = 0;
      for (const schema of schemas) {
        const done = await tx.raw<{ rowCount: number }>(
          `with picked as (select n from ??.outbox where position is null order by n limit 500),
                numbered as (select n, nextval('bus.positions') as position from (select n from picked order by n) ordered)
           update ??.outbox o set position = numbered.position, published_at = now() from numbered where o.n = numbered.n`,
          [schema, schema],
        );
        stamped += done.rowCount;
        outboxOldest.set({ service: schema }, 0);
      }
      if (stamped > 0) await tx.raw('select pg_notify(?, ?)', [stampedChannel, '']);
      return stamped > 0;
    });

  const relay = createLoop({ name: 'relay', everyMs: 1000, log, work: stamp });
  loops.push(relay);
  await waker.on(outboxChannel, relay.wake);

  const union = schemas
    .map(
      (schema) =>
        `select position, topic, member_id, event from "${schema}".outbox where position > :after and topic = any(:topics)`,
    )
    .join(' union all ');

  return {
    // One relay stamps every outbox of the process.
    relay: async () => undefined,
    async subscribe(group: string, topics: Topic[], receive: (batch: Received[]) => Promise<void>) {
      await db('cursors').insert({ consumerGroup: group, position: 0 }).onConflict().ignore();
      const work = async () => {
        const cursor = await db('cursors').where({ consumerGroup: group }).first<{ position: number }>('position');
        const { rows } = await db.raw<{ rows: Row[] }>(
          `select * from (${union}) log order by position limit ${batchSize}`,
          {
            after: cursor?.position ?? 0,
            topics,
          },
        );
        const last = rows.at(-1);
        if (!last) return false;
        await receive(rows.map(received));
        await db('cursors').where({ consumerGroup: group }).update({ position: last.position });
        return rows.length === batchSize;
      };
      const loop = createLoop({ name: group, everyMs: 1000, log, work });
      loops.unshift(loop);
      await waker.on(stampedChannel, loop.wake);
    },
    async follow(topic: Topic, { from, reset, take }: Follow) {
      let position = from?.['log'] ?? '0';
      const work = async () => {
        const { rows } = await db.raw<{ rows: Row[] }>(
          `select * from (${union}) log order by position limit ${followSize}`,
          { after: position, topics: [topic] },
        );
        const last = rows.at(-1);
        if (!last) return false;
        position = String(last.position);
        take(rows.map(received), { log: position });
        return rows.length === followSize;
      };
      // What was committed before this moment has its position once the relay has been round.
      let more = true;
      while (more) more = await stamp();
      const { rows: ends } = await db.raw<{ rows: { last: number }[] }>('select last_value as last from bus.positions');
      if (BigInt(position) > BigInt(ends[0]?.last ?? 0)) {
        position = '0';
        reset();
      }
      more = true;
      while (more) more = await work();
      const loop = createLoop({ name: `follow ${topic}`, everyMs: 1000, log, work });
      loops.unshift(loop);
      await waker.on(stampedChannel, loop.wake);
    },
    healthy: () => true,
    async stop() {
      for (const loop of loops) await loop.stop();
      await waker.close();
      await db.destroy();
    },
  };
}

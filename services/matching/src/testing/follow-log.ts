import type { Db } from '@liminal/service-kit/db';
import type { testService } from '@liminal/service-kit/testing/test-service';

/** Tells what is untold and brings the index up to the log, as the running service does by itself. */
export async function followLog({ parts }: ReturnType<typeof testService>, db: Db): Promise<void> {
  let more = true;
  while (more) more = (await parts.background?.find(({ name }) => name === 'profiles')?.work()) ?? false;
  const rows = await db('outbox').where({ topic: 'energy-profile-changed' }).orderBy('n');
  const follow = await parts.follow?.[0]?.options();
  follow?.take(
    rows.map(({ topic, memberId, event }) => ({ topic, key: memberId, bytes: Buffer.from(JSON.stringify(event)) })),
    {},
  );
}

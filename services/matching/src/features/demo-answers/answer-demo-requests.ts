import type { Db } from '@liminal/service-kit/db';
import type { Connection } from '../../domain/connections';
import { createConnectionStore } from '../../domain/connection-store';

/** Demo members accept whoever asks them. One instance takes each answer. */
export const answerDemoRequests = (db: Db) => async (): Promise<boolean> => {
  const due = await db.transaction(async (tx) => {
    const answers = await tx('demo_answers')
      .where('due_at', '<=', tx.fn.now())
      .limit(20)
      .forUpdate()
      .skipLocked()
      .pluck<string[]>('connection_id');
    await tx('demo_answers').whereIn('connectionId', answers).delete();
    const connections = await tx<Connection>('connections').whereIn('id', answers).where({ status: 'pending' });
    for (const connection of connections) await createConnectionStore(tx).accept(connection);
    return answers.length;
  });
  return due > 0;
};

import { parentPort, workerData } from 'node:worker_threads';
import { createEngineCore } from './engine';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages';

/** The engine on a thread of its own: a long scan keeps nobody else waiting. Messages are done in the order they come. */
export function runEngineWorker(): void {
  const port = parentPort;
  if (!port) throw new Error('the engine worker runs in a worker');
  const tell = (message: FromWorker) => port.postMessage(message);
  const { snapshot } = workerData as WorkerData;
  const core = createEngineCore({ snapshot, damaged: (why) => tell({ damaged: why }) });
  port.on('message', (message: ToWorker) => {
    try {
      if (message.do === 'open') tell({ n: message.n, places: core.open() });
      else if (message.do === 'reset') core.reset();
      else if (message.do === 'ask') tell({ n: message.n, answers: core.ask(message.asks) });
      else if (message.do === 'save') {
        core.save();
        tell({ n: message.n });
      } else
        core.take(
          // Crossing to this thread made plain bytes of the buffers.
          message.records.map((record) => ({ ...record, bytes: Buffer.from(record.bytes) })),
          message.places,
        );
      if (message.do !== 'ask' && message.do !== 'save') tell({ size: core.size() });
    } catch (error) {
      if ('n' in message) tell({ n: message.n, failed: error instanceof Error ? error.message : 'failed' });
      else throw error;
    }
  });
}

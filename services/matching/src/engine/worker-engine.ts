import type { Places } from '@liminal/service-kit/bus';
import { Worker } from 'node:worker_threads';
import type { Engine, Size } from './engine';
import type { Ask, Ranked } from './rank';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages';

type Waiting = { done: (message: Extract<FromWorker, { n: number }>) => void; fail: (error: Error) => void };
type Options = { file: string; snapshot?: string | undefined; damaged?: (why: string) => void };

/** As many askers are sent along at once as the kernel answers in one pass, twice over. */
const batch = 8;

/**
 * The engine on a worker thread (`file`). While it answers some, later askers gather, and go along together.
 * A worker that ends is the end of the service's index: every later ask is refused, and `healthy` says so.
 */
export function createWorkerEngine({ file, snapshot, damaged }: Options): Engine {
  const worker = new Worker(file, { workerData: { snapshot } satisfies WorkerData });
  const waiting = new Map<number, Waiting>();
  const gathered: { ask: Ask; done: (ranked: Ranked[]) => void; fail: (error: Error) => void }[] = [];
  let last = 0;
  let asking = false;
  let ended: Error | undefined;
  let size: Size = { all: 0, simulated: 0 };

  const post = (message: ToWorker) => worker.postMessage(message);
  const request = (message: (n: number) => ToWorker) =>
    new Promise<Extract<FromWorker, { n: number }>>((done, fail) => {
      if (ended) return fail(ended);
      last += 1;
      waiting.set(last, { done, fail });
      post(message(last));
    });

  worker.on('message', (message: FromWorker) => {
    if ('size' in message) size = message.size;
    else if ('damaged' in message) damaged?.(message.damaged);
    else {
      const one = waiting.get(message.n);
      waiting.delete(message.n);
      if (message.failed === undefined) one?.done(message);
      else one?.fail(new Error(message.failed));
    }
  });
  const end = (error: Error) => {
    ended = error;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
    for (const { fail } of gathered.splice(0)) fail(error);
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the engine has ended')));

  async function send(): Promise<void> {
    if (asking) return;
    asking = true;
    while (gathered.length > 0 && !ended) {
      const together = gathered.splice(0, batch);
      try {
        const { answers } = await request((n) => ({ do: 'ask', n, asks: together.map(({ ask }) => ask) }));
        for (const [i, { done }] of together.entries()) done(answers?.[i] ?? []);
      } catch (error) {
        for (const { fail } of together) fail(error as Error);
      }
    }
    asking = false;
  }

  return {
    open: async (): Promise<Places | undefined> => (await request((n) => ({ do: 'open', n }))).places,
    reset: () => post({ do: 'reset' }),
    take: (records, places) => post({ do: 'take', records, places }),
    ask: (ask) =>
      new Promise((done, fail) => {
        if (ended) return fail(ended);
        gathered.push({ ask, done, fail });
        void send();
      }),
    size: () => size,
    save: async () => void (await request((n) => ({ do: 'save', n }))),
    healthy: () => ended === undefined,
    close: async () => {
      if (!ended) await request((n) => ({ do: 'save', n })).catch(() => undefined);
      await worker.terminate();
    },
  };
}

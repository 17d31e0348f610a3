import type { Log } from './log';

/**
 * Repeats work that can be woken: at once while it reports more to do, else after a wake-up or the interval.
 * A failure is logged and tried again; `stop` waits for the round that is under way.
 */
export function createLoop(options: { name: string; everyMs: number; log: Log; work: () => Promise<boolean> }) {
  let stopped = false;
  let woken = false;
  let rest: { wake: () => void } | undefined;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      function done() {
        clearTimeout(timer);
        rest = undefined;
        resolve();
      }
      rest = { wake: done };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      let more = false;
      try {
        more = await options.work();
      } catch (error) {
        options.log.warn({ err: error, loop: options.name }, 'loop round failed');
        await sleep(Math.min(1000, options.everyMs));
      }
      if (!more && !woken && !stopped) await sleep(options.everyMs);
    }
  }

  const running = run();
  return {
    wake: () => {
      woken = true;
      rest?.wake();
    },
    stop: async () => {
      stopped = true;
      rest?.wake();
      await running;
    },
  };
}

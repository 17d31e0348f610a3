import type { Places } from '@liminal/service-kit/bus';
import type { Received } from '@liminal/service-kit/receive';
import { applyToIndex } from './feed';
import { createIndex } from './index-memory';
import { rank, type Ask, type Ranked } from './rank';
import { readSnapshot, writeSnapshot } from './snapshot';

/** How many there are, and how many of them are simulated. */
export type Size = { all: number; simulated: number };

/** Who fits whom, answered from memory. It knows no database: whoever shows an answer checks it against the store. */
export type Engine = {
  /** Begins with the snapshot where there is a sound one; returns the places in the log to go on from. */
  open: () => Promise<Places | undefined>;
  /** Forgets everybody: the log begins anew. */
  reset: () => void;
  /** Brings it up to what the log says, and notes how far that is. */
  take: (records: Received[], places: Places) => void;
  /** The best for somebody, the best first. Askers of one moment are answered together. */
  ask: (ask: Ask) => Promise<Ranked[]>;
  size: () => Size;
  /** False once it has lost its memory for good. */
  healthy: () => boolean;
  /** Keeps a snapshot, where one is wanted and something has changed. */
  save: () => Promise<void>;
  close: () => Promise<void>;
};

/** The same, for several askers at once and without waiting: what runs in this thread or in a worker. */
export function createEngineCore(options: { snapshot?: string | undefined; damaged?: (why: string) => void } = {}) {
  const { snapshot, damaged = () => undefined } = options;
  let index = createIndex();
  let places: Places | undefined;
  let changed = false;
  return {
    open: (): Places | undefined => {
      const kept = snapshot === undefined ? undefined : readSnapshot(snapshot, damaged);
      if (kept) index = createIndex(kept.state);
      places = kept?.places;
      return places;
    },
    reset: () => {
      index = createIndex();
      places = undefined;
    },
    take: (records: Received[], next: Places) => {
      applyToIndex(index, records);
      places = next;
      changed = true;
    },
    ask: (asks: Ask[]): Ranked[][] => rank(index, asks),
    size: (): Size => ({ all: index.size(), simulated: index.simulated() }),
    save: () => {
      if (snapshot === undefined || !changed || !places) return;
      writeSnapshot(snapshot, index.state(), places);
      changed = false;
    },
  };
}

/** The engine in this very thread: for tests and small places. */
export function createLocalEngine(options?: Parameters<typeof createEngineCore>[0]): Engine {
  const core = createEngineCore(options);
  return {
    ...core,
    open: async () => core.open(),
    ask: async (ask) => core.ask([ask])[0] ?? [],
    save: async () => core.save(),
    healthy: () => true,
    close: async () => core.save(),
  };
}

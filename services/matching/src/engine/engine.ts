import type { Received } from '@liminal/service-kit/receive';
import { applyToIndex } from './feed';
import { createIndex } from './index-memory';
import { rank, type Ask, type Ranked } from './rank';

/** Who fits whom, answered from memory. It knows no database: whoever shows an answer checks it against the store. */
export type Engine = {
  /** Brings it up to what the log says. */
  take: (records: Received[]) => void;
  /** The best for somebody, the best first. Askers of one moment are answered together. */
  ask: (ask: Ask) => Promise<Ranked[]>;
  /** How many there are, and how many of them are simulated. */
  size: () => { all: number; simulated: number };
  close: () => Promise<void>;
};

/** The engine in this very thread: for tests and small places. */
export function createLocalEngine(): Engine {
  const index = createIndex();
  return {
    take: (records) => applyToIndex(index, records),
    ask: async (ask) => rank(index, [ask])[0] ?? [],
    size: () => ({ all: index.size(), simulated: index.simulated() }),
    close: async () => undefined,
  };
}

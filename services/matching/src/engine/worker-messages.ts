import type { Places } from '@liminal/service-kit/bus';
import type { Received } from '@liminal/service-kit/receive';
import type { Size } from './engine';
import type { Ask, Ranked } from './rank';

/** What the service tells its worker. `n` numbers what is answered. */
export type ToWorker =
  | { do: 'open'; n: number }
  | { do: 'reset' }
  | { do: 'take'; records: Received[]; places: Places }
  | { do: 'ask'; n: number; asks: Ask[] }
  | { do: 'save'; n: number };

/** What comes back: an answer to one of them, or news. */
export type FromWorker =
  | { n: number; places?: Places | undefined; answers?: Ranked[][]; failed?: string }
  | { size: Size }
  | { damaged: string };

export type WorkerData = { snapshot: string | undefined };

import type { ServiceDeps } from '@liminal/service-kit/service';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createLocalEngine, type Engine } from './engine';
import { createWorkerEngine } from './worker-engine';

/** The engine on a thread of its own where its bundle lies beside this process's; else (in tests) in this thread. */
export function createEngine({ config, log }: ServiceDeps): Engine {
  const file = resolve(dirname(process.argv[1] ?? ''), 'engine-worker.mjs');
  const snapshot = config.SNAPSHOT_FOLDER && join(config.SNAPSHOT_FOLDER, 'matching-index');
  const damaged = (why: string) => log.warn({ reason: why }, 'snapshot damaged, building the index from the log');
  return existsSync(file) ? createWorkerEngine({ file, snapshot, damaged }) : createLocalEngine({ snapshot, damaged });
}

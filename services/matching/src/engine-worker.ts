import { runEngineWorker } from './engine/worker';

runEngineWorker();

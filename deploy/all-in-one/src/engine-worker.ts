import { runEngineWorker } from '@liminal/matching/engine/worker';

runEngineWorker();

import { PostgresFailed } from '@liminal/topology/postgres';
import { PortTaken } from '@liminal/service-kit/listen';
import { TooOld } from '@liminal/service-kit/schema';
import { ConfigError } from '@liminal/service-kit/config';
import { safeMessage } from '@liminal/service-kit/log';
import { startAllInOne } from './all-in-one';

const known = [PostgresFailed, PortTaken, TooOld, ConfigError];

try {
  await startAllInOne(process.env);
} catch (error) {
  const clear = known.some((kind) => error instanceof kind);
  process.stderr.write(`\n  ${clear ? (error as Error).message : `Liminal cannot start: ${safeMessage(error)}`}\n\n`);
  process.exit(1);
}

import type { Bus } from './bus';
import { ConfigError, type Config } from './config';
import { createKafkaBus } from './kafka-bus';
import type { Log } from './log';

/** The bus a process of its own uses. @throws ConfigError without brokers, KafkaAway when none answers. */
export async function createBusFor(options: { config: Config; name: string; log: Log }): Promise<Bus> {
  const { config, name, log } = options;
  if (!config.KAFKA_BROKERS) throw new ConfigError('KAFKA_BROKERS is not set: where is Kafka?');
  return createKafkaBus({ brokers: config.KAFKA_BROKERS, url: config.DATABASE_URL, clientId: `liminal-${name}`, log });
}

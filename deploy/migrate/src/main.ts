import { archetype } from '@liminal/archetype/service';
import { auth } from '@liminal/auth/service';
import { dreams } from '@liminal/dreams/service';
import { gatherings } from '@liminal/gatherings/service';
import { journey } from '@liminal/journey/service';
import { matching } from '@liminal/matching/service';
import { registry } from '@liminal/registry/service';
import { ConfigError, readConfig } from '@liminal/service-kit/config';
import { createTopics, KafkaAway } from '@liminal/service-kit/kafka-bus';
import { safeMessage } from '@liminal/service-kit/log';
import { roleOf } from '@liminal/service-kit/roles';
import { migrate, TooOld } from '@liminal/service-kit/schema';
import { readFileSync } from 'node:fs';

/** auth first: the others' roles are granted its `session_of`. */
const services = [auth, registry, journey, archetype, dreams, matching, gatherings];

/** The job before the services: every schema and role, as the owner, and the topics. Safe to run again and at the same time. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const file = process.env['ROLE_SECRET_FILE'];
  const secret = process.env['ROLE_SECRET'] ?? (file && readFileSync(file, 'utf8').trim());
  if (!secret) throw new ConfigError('ROLE_SECRET (or ROLE_SECRET_FILE) is not set.');
  for (const { name, migrations } of services)
    await migrate({ url: config.DATABASE_URL, schema: name, migrations, role: roleOf(name, secret) });
  if (config.KAFKA_BROKERS) await createTopics(config.KAFKA_BROKERS);
}

try {
  await run();
  process.stdout.write('The schemas, roles and topics are up to date.\n');
  process.exit(0);
} catch (error) {
  const known = error instanceof ConfigError || error instanceof TooOld || error instanceof KafkaAway;
  process.stderr.write(`migrate: ${known ? error.message : safeMessage(error)}\n`);
  process.exit(1);
}

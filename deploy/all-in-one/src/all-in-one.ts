import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { archetype } from '@liminal/archetype/service';
import { auth } from '@liminal/auth/service';
import { dreams } from '@liminal/dreams/service';
import { gatherings } from '@liminal/gatherings/service';
import { createFront } from '@liminal/gateway/front';
import type { Service } from '@liminal/gateway/routes';
import { journey } from '@liminal/journey/service';
import { matching } from '@liminal/matching/service';
import { registry } from '@liminal/registry/service';
import { ConfigError, readConfig } from '@liminal/service-kit/config';
import { createDb } from '@liminal/service-kit/db';
import { createLocalCaller, type InternalCalls } from '@liminal/service-kit/internal';
import { createLimits } from '@liminal/service-kit/limits';
import { close, listen, PortTaken } from '@liminal/service-kit/listen';
import { createLog } from '@liminal/service-kit/log';
import { createPostgresBus } from '@liminal/service-kit/postgres-bus';
import { migrate } from '@liminal/service-kit/schema';
import { startService, type RunningService } from '@liminal/service-kit/service';
import { createSessions } from '@liminal/service-kit/sessions';
import { startTracing } from '@liminal/service-kit/traces';
import { createWaker } from '@liminal/service-kit/wake';
import { startPostgres } from '@liminal/topology/postgres';
import { freePort } from '@liminal/topology/processes';
import { deployBuilt } from './deploy-built';
import { seedDemo } from './demo/seed';

/** auth first: the others' schemas grant its `session_of`. */
const services = [auth, registry, journey, archetype, dreams, matching, gatherings];

/** Everything in one process, on a PostgreSQL of its own. Nothing is left running when it fails half-way. */
export async function startAllInOne(env: Record<string, string | undefined>): Promise<void> {
  const root = resolve(env['LIMINAL_ROOT'] ?? '.');
  const folder = resolve(env['LIMINAL_DATA'] ?? join(root, '.data'));
  const port = Number(env['PORT'] ?? 8080);
  const say = (text: string) => process.stdout.write(`  ${text}\n`);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ConfigError('PORT takes a number from 1 to 65535.');
  prepare(folder);
  await refuseTaken(port);
  say('Starting PostgreSQL');
  const postgres = await startPostgres({
    folder,
    port: await freePort(),
    say,
    settings: ['shared_buffers=64MB', 'synchronous_commit=on'],
  });
  const undo: (() => Promise<unknown>)[] = [postgres.stop];
  const stopAll = async () => {
    for (const step of undo.reverse()) await step().catch(() => undefined);
  };
  try {
    say('Bringing the data up to date');
    for (const service of services)
      await migrate({ url: postgres.url, schema: service.name, migrations: service.migrations });
    const config = readConfig({
      ...env,
      DATABASE_URL: postgres.url,
      PUBLIC_URL: env['PUBLIC_URL'] ?? `http://localhost:${port}`,
      LOG_LEVEL: env['LOG_LEVEL'] ?? 'warn',
      MFE_FOLDER: join(folder, 'mfe'),
      SNAPSHOT_FOLDER: join(folder, 'snapshots'),
      SHELL_FOLDER: join(root, 'shell/dist'),
      DEPLOY_TOKENS: env['DEPLOY_TOKENS'] ?? `local:${secret(join(folder, 'deploy-token'))}:*`,
    });
    undo.push(startTracing('all-in-one', config.OTEL_EXPORTER_OTLP_ENDPOINT));
    const log = createLog('all-in-one', config.LOG_LEVEL);
    const waker = createWaker(postgres.url, log);
    const bus = await createPostgresBus({ url: postgres.url, schemas: services.map(({ name }) => name), log });
    const internals = new Map<string, InternalCalls>();
    const running = new Map<string, RunningService>();
    const limits = createLimits();
    const callService = createLocalCaller(internals);
    for (const service of services) {
      const db = createDb({ url: postgres.url, schema: service.name, pool: config.DATABASE_POOL });
      const started = await startService(
        service,
        {
          db,
          log: log.child({ service: service.name }),
          sessions: createSessions({ db }),
          limits,
          callService,
          waker,
          config,
          now: () => new Date(),
        },
        bus,
      );
      running.set(service.name, started);
      internals.set(service.name, started.internal);
      undo.push(() => db.destroy(), started.stop);
    }
    undo.push(
      () => waker.close(),
      () => bus.stop(),
    );
    say('Deploying the micro-frontends');
    await deployBuilt({
      url: postgres.url,
      root,
      mfeFolder: config.MFE_FOLDER,
      shellFolder: config.SHELL_FOLDER,
      social: config.SOCIAL_PROFILES,
    });
    if (env['LIMINAL_DEMO'] !== '0') await seedDemo(postgres.url, say);
    const apps = Object.fromEntries([...running].map(([name, { app }]) => [name, app])) as Record<
      Service,
      RunningService['app']
    >;
    const http = await listen(
      createFront({ services: apps, shellFolder: config.SHELL_FOLDER, mfeFolder: config.MFE_FOLDER }),
      port,
      env['HOST'] ?? '127.0.0.1',
    );
    undo.push(() => close(http.server, 3000));
    onEnd(stopAll);
    process.stdout.write(`\n  Liminal is open: ${config.PUBLIC_URL}\n  Ctrl-C closes it.\n\n`);
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function onEnd(stopAll: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    process.stdout.write('  Closing\n');
    void stopAll().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    writeFileSync(join(folder, '.writable'), '');
  } catch {
    throw new ConfigError(`The data folder ${folder} cannot be read or written; set LIMINAL_DATA to another one.`);
  }
}

function secret(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Asked before anything starts, so that a taken port leaves nothing half-started. */
async function refuseTaken(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new PortTaken(`Port ${port} is taken; set PORT to another one.`)
          : new ConfigError(`Port ${port} cannot be used (${error.code}).`),
      ),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => done()));
  });
}

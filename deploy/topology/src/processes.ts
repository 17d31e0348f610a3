import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname } from 'node:path';

/** A part that did not start; the message is one sentence. */
export class PartFailed extends Error {}

export type Part = { name: string; process: ChildProcess; stop: (signal?: NodeJS.Signals) => Promise<void> };

/** Starts a process whose output goes to a file, and which ends with us. */
export function startProcess(
  name: string,
  command: string,
  args: string[],
  options: { log: string; env?: Record<string, string | undefined>; cwd?: string },
): Part {
  mkdirSync(dirname(options.log), { recursive: true });
  const out = createWriteStream(options.log, { flags: 'a' });
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
  });
  child.stdout.pipe(out, { end: false });
  child.stderr.pipe(out, { end: false });
  child.on('error', () => undefined);
  return {
    name,
    process: child,
    stop: (signal = 'SIGTERM') =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return done();
        const late = setTimeout(() => child.kill('SIGKILL'), 12_000);
        child.once('exit', () => {
          clearTimeout(late);
          done();
        });
        child.kill(signal);
      }),
  };
}

/** Waits until a port answers. @throws PartFailed when the process ends first, or after `seconds`. */
export async function untilListening(part: Part, port: number, seconds: number, log: string): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (part.process.exitCode !== null || part.process.signalCode !== null)
      throw new PartFailed(`${part.name} ended while it was starting; its words are in ${log}.`);
    if (await answers(port)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new PartFailed(`${part.name} did not answer in ${seconds} s; its words are in ${log}.`);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

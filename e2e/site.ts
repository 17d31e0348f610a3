import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Topology } from '../deploy/topology/src/topology';

const root = join(import.meta.dirname, '..');

export type Span = { name: string; traceId: string };
export type Site = {
  mode: 'all-in-one' | 'topology' | 'deployed';
  url: string;
  topology?: Topology;
  /** What the services have told the collector so far. */
  spans?: Span[];
};
type Stop = () => Promise<void>;

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

async function startAllInOne(): Promise<Site & { stop: Stop }> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'liminal-e2e-'));
  const child = spawn(process.execPath, [join(root, 'deploy/all-in-one/dist/main.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LIMINAL_DATA: data, LIMINAL_ROOT: root },
  });
  let output = '';
  await new Promise<void>((open, failed) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Liminal is open')) open();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(output)));
  });
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { mode: 'all-in-one', url: `http://localhost:${port}`, stop };
}

type Told = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector that only remembers, in the place of one that operators run. */
async function startCollector(): Promise<{ url: string; spans: Span[]; stop: () => void }> {
  const spans: Span[] = [];
  const server = createHttpServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const told = JSON.parse(Buffer.concat(parts).toString()) as Told;
      for (const { scopeSpans } of told.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      res.end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${port}`, spans, stop: () => server.close() };
}

async function startOnTopology(): Promise<Site & { stop: Stop }> {
  const { startTopology } = (await import('../deploy/topology/dist/topology.mjs' as string)) as {
    startTopology: (options: object) => Promise<Topology>;
  };
  const { deployInitial } = (await import('../deploy/topology/dist/deploy-initial.mjs' as string)) as {
    deployInitial: (root: string, url: string, token: string) => Promise<void>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'liminal-e2e-'));
  const port = await freePort();
  const collector = await startCollector();
  // Every test comes from one address: the limits by address are measured on their own (gateway/src/nginx.test.ts, topology.spec.ts).
  const topology = await startTopology({
    root,
    folder,
    port,
    say: () => undefined,
    scale: { matching: 2 },
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    limits: { perSecond: 500, burst: 500, signInPerMinute: 600, signInBurst: 60 },
  });
  await deployInitial(root, topology.url, topology.deployToken);
  const stop = async () => {
    await topology.stop();
    collector.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { mode: 'topology', url: topology.url, topology, spans: collector.spans, stop };
}

/** Something that runs already, Docker Compose say, at LIMINAL_URL. */
const deployed = async (): Promise<Site & { stop: Stop }> => ({
  mode: 'deployed',
  url: process.env['LIMINAL_URL'] ?? 'http://localhost:8080',
  stop: async () => undefined,
});

const start = { 'all-in-one': startAllInOne, topology: startOnTopology, deployed };

/** A browser whose owner has seen the prologue and accepted the code, so that a test begins at the dashboard. */
export const beenHere = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const flag = JSON.stringify({ value: true, timestamp: Date.now(), checksum: btoa('true') });
    for (const name of ['intro-seen', 'ethics-accepted']) localStorage.setItem(`liminal_${name}`, flag);
  });

/** A site in the project's run mode, started once for all its tests. `newcomer`: in a browser that has never been here. */
export const test = base.extend<{ newcomer: boolean }, { mode: Site['mode']; site: Site }>({
  newcomer: [false, { option: true }],
  context: async ({ context, newcomer }, provide) => {
    if (!newcomer) await beenHere(context);
    await provide(context);
  },
  mode: ['all-in-one', { option: true, scope: 'worker' }],
  site: [
    async ({ mode }, use) => {
      const site = await start[mode]();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
export { expect };

export const headersFor = (url: string): Record<string, string> => ({
  'X-Requested-With': 'XMLHttpRequest',
  Origin: new URL(url).origin,
});

let last = 0;
/** Somebody who has never been here. */
export const someone = (firstName: string) => ({
  firstName,
  email: `${firstName.toLowerCase()}-${Date.now()}-${++last}@example.org`,
  password: 'a sentence works well',
});
export type Person = ReturnType<typeof someone>;

/** Creates an account through the page, as a person would. */
export async function createAccount(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(`${url}/`);
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).first().click();
  await crossFirst(page, person);
}

/** Fills in and sends the form that creates an account, on the page that has it. */
export async function crossFirst(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'First crossing' });
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password').fill(person.password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Five answers, one a question. */
export async function answerOnboarding(page: Page): Promise<void> {
  for (let question = 1; question <= 5; question++) {
    await expect(page.getByText(`Question ${question} of 5,`)).toBeVisible();
    await page
      .getByRole('radio')
      .nth(question % 4)
      .click();
  }
  await expect(page.getByText('Awakening Soul').first()).toBeVisible({ timeout: 15_000 });
}

/** A signed-in and onboarded member, made by the calls: for tests that are about something else. */
export async function memberByCalls(request: APIRequestContext, url: string, person: Person): Promise<{ id: string }> {
  const headers = headersFor(url);
  const registered = await request.post(`${url}/api/auth/register`, { headers, data: person });
  expect(registered.status()).toBe(201);
  const answers = {
    morning_ritual: 'slow',
    conflict_style: 'listen',
    shadow_work: 'grief',
    love_language: 'words',
    intuition_trust: 'often',
  };
  expect(
    (
      await request.post(`${url}/api/consciousness/onboarding`, {
        headers,
        data: { answers, timestamp: new Date().toISOString() },
      })
    ).status(),
  ).toBe(201);
  return (await registered.json()) as { id: string };
}

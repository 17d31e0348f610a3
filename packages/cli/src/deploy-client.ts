import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The registry said no, or could not be asked; the message is for a terminal. */
export class DeployFailed extends Error {}

export type Target = { url: string; token: string };
export type Release = { name: string; version: string; publishedAt: string; active: boolean; bytes: number };
type Manifest = { name: string; version: string; integrity: Record<string, string> };

async function ask<T>({ url, token }: Target, method: string, path: string, body?: unknown): Promise<T> {
  const raw = body instanceof Uint8Array;
  let response: Response;
  try {
    response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-requested-with': 'XMLHttpRequest',
        origin: new URL(url).origin,
        ...(body !== undefined && { 'content-type': raw ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body !== undefined && { body: raw ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
  } catch {
    throw new DeployFailed(`Nothing answers at ${url}.`);
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  const problem = /^\{/.test(text)
    ? ((JSON.parse(text) as { error?: { message?: string; fields?: Record<string, string> } }).error ?? {})
    : {};
  const fields = Object.entries(problem.fields ?? {}).map(([field, what]) => ` ${field}: ${what}.`);
  throw new DeployFailed(`${problem.message ?? `The registry answered ${response.status}.`}${fields.join('')}`);
}

/** Uploads a built release (its `dist/`), publishes it through the checks and makes it live. */
export async function deploy(target: Target, dist: string): Promise<Release> {
  const file = join(dist, 'mfe.json');
  if (!existsSync(file)) throw new DeployFailed(`${file} is missing: build it first.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const base = `/api/registry/${manifest.name}`;
  const { missing } = await ask<{ missing: string[] }>(target, 'POST', `${base}/releases`, manifest);
  for (const path of missing)
    await ask(
      target,
      'PUT',
      `${base}/releases/${manifest.version}/files/${path}`,
      new Uint8Array(readFileSync(join(dist, path))),
    );
  await ask(target, 'POST', `${base}/releases/${manifest.version}/publish`);
  return activate(target, manifest.name, manifest.version);
}

/** The active releases that could not live with a built shell (its `dist/`), a line each. */
export async function checkShell(target: Target, dist: string): Promise<string[]> {
  const file = join(dist, 'shell.json');
  if (!existsSync(file)) throw new DeployFailed(`${file} is missing: build it first.`);
  const { problems } = await ask<{ problems: { name: string; version: string; why: string[] }[] }>(
    target,
    'POST',
    '/api/registry/shell/check',
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return problems.map(({ name, version, why }) => `${name} ${version}: ${why.join(' ')}`);
}

export const list = (target: Target, name: string): Promise<Release[]> =>
  ask(target, 'GET', `/api/registry/${name}/releases`);
export const activate = (target: Target, name: string, version: string): Promise<Release> =>
  ask(target, 'POST', `/api/registry/${name}/activate`, { version });
export const rollBack = (target: Target, name: string): Promise<Release> =>
  ask(target, 'POST', `/api/registry/${name}/rollback`);

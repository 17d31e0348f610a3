import type { ActiveRemote, Registry } from '@liminal/contracts/registry/registry-file';
import { isRemote } from './is-remote';

const timeout = 8_000;

/** What was read, and which entries were not usable (reported, and left out). */
export type ReadRegistry = Registry & { broken: { name: string; version: string }[] };

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Reads what is deployed now. One broken entry takes no other down. @throws when there is no readable registry at all. */
export async function readRegistry(): Promise<ReadRegistry> {
  const response = await fetch('/mfe/registry.json', { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`registry ${response.status}`);
  const { generation, remotes } = (await response.json()) as { generation?: unknown; remotes?: unknown };
  if (typeof generation !== 'number' || !Array.isArray(remotes)) throw new Error('the registry is not readable');
  const sound: ActiveRemote[] = [];
  const broken: ReadRegistry['broken'] = [];
  for (const entry of remotes as unknown[]) {
    if (isRemote(entry)) sound.push(entry);
    else {
      const { name, version } = (entry ?? {}) as { name?: unknown; version?: unknown };
      broken.push({ name: text(name, 'unknown'), version: text(version, '0.0.0') });
    }
  }
  return { generation, remotes: sound, broken };
}

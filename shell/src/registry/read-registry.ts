import type { ActiveRemote, Registry, SocialProfile } from '@liminal/contracts/registry/registry-file';
import { isRemote } from './is-remote';

const timeout = 8_000;

/** What was read, and which entries were not usable (reported, and left out). */
export type ReadRegistry = Registry & { social: SocialProfile[]; broken: { name: string; version: string }[] };

/** An address that a link may lead to, and what it is called. */
const isProfile = (entry: unknown): entry is SocialProfile => {
  const { name, url } = (entry ?? {}) as { name?: unknown; url?: unknown };
  return typeof name === 'string' && typeof url === 'string' && url.startsWith('https://');
};

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Reads what is deployed now. One broken entry takes no other down. @throws when there is no readable registry at all. */
export async function readRegistry(): Promise<ReadRegistry> {
  const response = await fetch('/mfe/registry.json', { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`registry ${response.status}`);
  const read = (await response.json()) as { generation?: unknown; remotes?: unknown; social?: unknown };
  const { generation, remotes } = read;
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
  return {
    generation,
    remotes: sound,
    broken,
    social: Array.isArray(read.social) ? read.social.filter(isProfile) : [],
  };
}

import { ActiveRemote, type Registry } from '@liminal/contracts/registry/registry-file';
import * as z from '@liminal/contracts/z';

const timeout = 8_000;
const Envelope = z.object({ generation: z.int(), remotes: z.array(z.unknown()) });
const Named = z.object({ name: z.string(), version: z.string() });

/** What was read, and which entries were not usable (reported, and left out). */
export type ReadRegistry = Registry & { broken: { name: string; version: string }[] };

/** Reads what is deployed now. One broken entry takes no other down. @throws when there is no readable registry at all. */
export async function readRegistry(): Promise<ReadRegistry> {
  const response = await fetch('/mfe/registry.json', { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`registry ${response.status}`);
  const { generation, remotes } = Envelope.parse(await response.json());
  const sound: ActiveRemote[] = [];
  const broken: ReadRegistry['broken'] = [];
  for (const entry of remotes) {
    const remote = ActiveRemote.safeParse(entry);
    if (remote.success) sound.push(remote.data);
    else broken.push(Named.safeParse(entry).data ?? { name: 'unknown', version: '0.0.0' });
  }
  return { generation, remotes: sound, broken };
}

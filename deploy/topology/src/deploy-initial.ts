import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from '@liminal/cli/deploy-client';

/** Deploys every built micro-frontend over the public API, as its team would. */
export async function deployInitial(root: string, url: string, token: string): Promise<void> {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('mfe-'))) {
    const dist = join(root, name, 'dist');
    if (existsSync(join(dist, 'mfe.json'))) await deploy({ url, token }, dist);
  }
}

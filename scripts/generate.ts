import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nginxConfiguration } from '@liminal/gateway/nginx';
import { services, type Service } from '@liminal/gateway/routes';
import { stringify, parse } from 'yaml';
import { asyncApi, openApi } from './api-documents';
import { breakingChanges } from './breaking';
import { allContracts } from './contracts-of';
import { kernelModule } from './kernel';

const root = join(import.meta.dirname, '..');
const checking = process.argv.includes('--check');

/** The configuration of the nginx image: services by name, looked up again as they scale. */
const inContainers = (resolver?: string) =>
  nginxConfiguration({
    listen: '8080',
    upstreams: Object.fromEntries(services.map((name) => [name, [`${name}:3000`]])) as Record<Service, string[]>,
    ...(resolver && { resolver }),
    shellFolder: '/srv/shell',
    mfeFolder: '/srv/mfe',
    https: false,
  });

const contracts = await allContracts();
const files: Record<string, string> = {
  'docs/api/openapi.yaml': stringify(openApi(contracts), { aliasDuplicateObjects: false, lineWidth: 140 }),
  'docs/api/asyncapi.yaml': stringify(asyncApi(contracts), { aliasDuplicateObjects: false, lineWidth: 140 }),
  'gateway/nginx.conf': inContainers('127.0.0.11'),
  'services/matching/src/engine/kernel-wasm.ts': kernelModule(),
  // For nginx before 1.27.3, which takes the names as they are at its start.
  'gateway/nginx-fixed.conf': inContainers(),
};

/** The document as it was last committed; a released schema is one that is in the history. */
function committed(file: string): unknown {
  try {
    return parse(
      execFileSync('git', ['show', `HEAD:${file}`], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString(),
    );
  } catch {
    return undefined;
  }
}

const problems: string[] = [];
for (const [file, text] of Object.entries(files)) {
  const place = join(root, file);
  const there = existsSync(place) ? readFileSync(place, 'utf8') : '';
  if (file.endsWith('.yaml')) {
    const released = committed(file);
    if (released)
      problems.push(
        ...breakingChanges(released, parse(text)).map(
          (what) => `${file}: ${what} (add a new version beside the old one)`,
        ),
      );
  }
  if (checking) {
    if (there !== text) problems.push(`${file} is stale: run npm run generate`);
  } else if (there !== text) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
    process.stdout.write(`wrote ${file}\n`);
  }
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventDefinition, Route } from '@liminal/contracts/define';

const folder = join(import.meta.dirname, '../packages/contracts/src');

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;
const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'topic' in value && 'data' in value && 'version' in value;

export type NamedRoute = Route & { name: string; tag: string };

/** Every route and event that the contracts export, in a fixed order. */
export async function allContracts(): Promise<{
  routes: NamedRoute[];
  events: (EventDefinition & { name: string })[];
}> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const routes: NamedRoute[] = [];
  const events: (EventDefinition & { name: string })[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (isRoute(value))
        routes.push({ ...value, name, tag: file.includes('/') ? (file.split('/')[0] ?? '') : 'platform' });
      else if (isEvent(value)) events.push({ ...value, name });
    }
  }
  return { routes, events };
}

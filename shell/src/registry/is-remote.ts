import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';

type Shape = 'string' | 'number' | Shape[] | { of: Shape } | { [key: string]: Shape };

// By hand and not by the contract, which would bring zod to every stranger. The registry wrote the file through the contract;
// what is asked here is only that nothing the shell touches is missing.
const contribution: Shape = { module: 'string' };
const remote: Shape = {
  name: 'string',
  version: 'string',
  base: 'string',
  entry: 'string',
  global: 'string',
  styles: ['string'],
  modules: { of: ['string'] },
  integrity: { of: 'string' },
  contributions: {
    pages: [{ ...contribution, path: 'string', audience: 'string' }],
    tabs: [{ ...contribution, id: 'string', label: 'string', icon: 'string', order: 'number' }],
  },
};

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === shape;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((entry) => fits(entry, shape[0] as Shape));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  if ('of' in shape) return Object.values(value).every((entry) => fits(entry, shape['of'] as Shape));
  return Object.entries(shape).every(([key, wanted]) => fits((value as Record<string, unknown>)[key], wanted));
}

/** Whether an entry of `registry.json` has all that the shell reads of a remote. */
export const isRemote = (entry: unknown): entry is ActiveRemote => fits(entry, remote);

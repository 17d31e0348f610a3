import type { Request } from 'express';
import { forbidden } from './refusal';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from a page of this very address, as its Origin and Sec-Fetch-Site say. */
export function sameOrigin(headers: {
  origin?: string | undefined;
  host?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  try {
    return new URL(headers.origin ?? '').host === headers.host;
  } catch {
    return false;
  }
}

/** Every call that changes something carries X-Requested-With and comes from the same origin. @throws Refusal 403 */
export function refuseForeign(req: Request): void {
  if (safe.has(req.method)) return;
  if (req.get('x-requested-with') !== 'XMLHttpRequest') throw forbidden('X-Requested-With: XMLHttpRequest is missing.');
  if (!sameOrigin(req.headers)) throw forbidden('This call must come from the same origin.');
}

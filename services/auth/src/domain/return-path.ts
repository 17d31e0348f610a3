/** Where to go after signing in: a path of this site that is not a call, else the front door. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[\x21-\x7e]{0,300}$/.test(wanted)) return '/';
  return wanted.startsWith('/api/') || wanted.includes('\\') ? '/' : wanted;
}

/** A browser and a system a person recognises, out of a User-Agent; nothing that could single somebody out. */
export function deviceOf(userAgent: string | undefined): string {
  const agent = userAgent ?? '';
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(`${name}/`)) ?? 'Browser';
  const system = [
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['Windows', 'Windows'],
    ['Mac OS X', 'Mac'],
    ['Linux', 'Linux'],
  ].find(([sign]) => agent.includes(sign ?? ''))?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return `${names[browser] ?? browser}${system ? ` on ${system}` : ''}`;
}

import { send } from '@liminal/client/call';

export type Phase = 'registry' | 'load' | 'bootstrap' | 'mount' | 'render' | 'unmount';

/** Tells the operators that a release failed here: its name, version and phase, nothing of the page. Said once a minute each. */
export function createReport(now = Date.now) {
  const said = new Map<string, number>();
  return ({ name, version, phase, error }: { name: string; version: string; phase: Phase; error?: unknown }): void => {
    const key = `${name} ${version} ${phase}`;
    console.warn(`Liminal: ${key} failed`, error instanceof Error ? error.message : '');
    if (now() - (said.get(key) ?? -Infinity) < 60_000) return;
    said.set(key, now());
    send({ method: 'post', path: '/api/registry/failures' }, { body: { name, version, phase } }).catch(() => undefined);
  };
}
export type Report = ReturnType<typeof createReport>;

import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';

const asked = new Set<string>();

/** Fetches what a module will need, ahead of the click; a wrong guess costs only bytes. */
export function preload({ base, entry, modules, styles, integrity }: ActiveRemote, module: string): void {
  for (const file of [entry, ...(modules[module] ?? []), ...styles]) {
    const href = base + file;
    if (asked.has(href)) continue;
    asked.add(href);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity[file] ?? '';
    document.head.append(link);
  }
}

import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';

/** Absolute address of every file of every active release, to its hash. */
const known = new Map<string, string>();

/** Lets the page load a release's files, each under its hash and nothing else. */
export function trustRelease({ base, integrity }: ActiveRemote): void {
  for (const [file, hash] of Object.entries(integrity)) known.set(new URL(base + file, location.origin).href, hash);
}

/** The hash a script or style sheet must have. @throws TypeError for one that no active release lists. */
export function integrityOf(url: string): string {
  const hash = known.get(new URL(url, location.href).href);
  if (hash) return hash;
  throw new TypeError('a script that no release lists');
}

/** The build's integrity hook (packages/mfe-kit) asks here for every chunk. */
Object.defineProperty(globalThis, '__liminalIntegrity', { value: integrityOf });

type Policy = { createScriptURL: (url: string) => unknown };
type Factory = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('liminal', {
  createScriptURL: (url) => {
    integrityOf(url);
    return url;
  },
});

/** A script element that the browser runs only when its bytes have the listed hash. */
export function trustedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = (policy ? policy.createScriptURL(url) : url) as string;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(url);
  return script;
}

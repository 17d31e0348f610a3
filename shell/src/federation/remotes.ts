import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedScript, trustRelease } from './integrity';
import { meets } from './meets';
import { shareScope, versions } from './shared';

/** ms a script may take to arrive. */
const scriptTimeout = 8_000;

const platform: ModuleFederationRuntimePlugin = {
  name: 'liminal',
  createScript: ({ url }) => ({ script: trustedScript(url), timeout: scriptTimeout }),
};

/**
 * Loads modules of remotes. Only what went wrong on the way is tried again by itself: a module that threw while it was
 * evaluated would come back half-made.
 */
export function createRemotes() {
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    plugins: [platform],
  });
  // The build leaves the runtime's own sharing out: with one provider of everything there is nothing to negotiate.
  federation.initShareScopeMap('default', shareScope as never);

  function register(remote: ActiveRemote, force: boolean): void {
    trustRelease(remote);
    // A container is a `var` of a script, which cannot be deleted; without a value the runtime fetches it anew.
    if (force) (globalThis as Record<string, unknown>)[remote.global] = undefined;
    const entry = new URL(remote.base + remote.entry, location.origin).href;
    federation.registerRemotes([{ name: remote.name, entry, type: 'var', entryGlobalName: remote.global }], { force });
  }

  return {
    register: (remotes: ActiveRemote[]): void => remotes.forEach((remote) => register(remote, false)),
    /** Forgets what it had of a remote, so that the next load starts from its entry. */
    again: (remote: ActiveRemote): void => register(remote, true),
    /** @throws when the shell does not share what the remote asks for, in the version it asks for */
    async load(remote: ActiveRemote, module: string): Promise<unknown> {
      for (const [name, range] of Object.entries(remote.shared ?? {}))
        if (!meets(versions[name], range)) throw new Error(`${name} ${versions[name] ?? 'missing'}, not ${range}`);
      for (let attempt = 1; ; attempt++) {
        try {
          const loaded = await federation.loadRemote(`${remote.name}${module.slice(1)}`);
          if (!loaded) throw new Error('the module is empty');
          return loaded;
        } catch (error) {
          if (attempt >= 2 || !isTransport(error)) throw error;
          await new Promise((done) => setTimeout(done, 300));
          again(remote, error);
        }
      }
      function again(failed: ActiveRemote, error: unknown): void {
        // A chunk is asked for again by itself; an entry only when the remote is registered anew.
        if (!/Loading chunk/.test(messageOf(error))) register(failed, true);
      }
    },
  };
}
export type Remotes = ReturnType<typeof createRemotes>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
const isTransport = (error: unknown) => /RUNTIME-00[38]|Loading chunk/.test(messageOf(error));

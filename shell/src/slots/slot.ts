import type { LifeCycles } from 'single-spa';
import type { ReactNode } from 'react';
import type { Phase } from './report';

/** ms each step may take before the slot gives up and shows its fallback. */
const patience = { load: 10_000, bootstrap: 5_000, mount: 5_000, unmount: 3_000 };

type Step = (props: object) => Promise<unknown>;
export type RemoteLifecycles = { bootstrap?: Step | Step[]; mount: Step | Step[]; unmount: Step | Step[] };

export type SlotOptions = {
  name: string;
  /** Loads the remote's lifecycles; may fail in any way. */
  load: () => Promise<RemoteLifecycles>;
  /** Takes the styles in before the mount; gives back what lets them go. */
  hold: () => Promise<() => void>;
  /** Forgets what was loaded, so that the next try starts afresh. */
  renew: () => Promise<void>;
  /** Props every remote gets. */
  props: () => object;
  /** Drawn while it loads; returns what removes it. */
  waiting: (element: HTMLElement) => () => void;
  /** Drawn when it failed; returns what removes it. */
  failed: (element: HTMLElement, retry: () => void) => () => void;
  /** What stands in place of a remote whose rendering threw. */
  boundary: (retry: () => void) => ReactNode;
  report: (phase: Phase, error: unknown) => void;
};

type Shown = { element: HTMLElement; lifecycles?: RemoteLifecycles; props?: object; cleanups: (() => void)[] };

/**
 * Room for one contribution, as lifecycles that single-spa can trust: they never reject, and mounting never waits for the
 * remote (one that hangs would block every later navigation). Whatever the remote does, the page goes on.
 */
export function createSlot(options: SlotOptions) {
  let room: HTMLElement | undefined;
  let shown: Shown | undefined;
  let generation = 0;

  async function up(): Promise<void> {
    if (!room) return;
    const mine = ++generation;
    const element = document.createElement('div');
    element.className = 'slot';
    room.append(element);
    const here: Shown = { element, cleanups: [] };
    shown = here;
    const stopWaiting = options.waiting(element);
    here.cleanups.push(stopWaiting);
    let phase: Phase = 'load';
    try {
      const lifecycles = await within(options.load(), patience.load);
      const release = await within(options.hold(), patience.load);
      if (mine !== generation) return release();
      here.cleanups.push(release);
      stopWaiting();
      here.props = { ...options.props(), name: options.name, domElement: element, errorBoundary: boundary };
      phase = 'bootstrap';
      await within(steps(lifecycles.bootstrap, here.props), patience.bootstrap);
      if (mine !== generation) return;
      phase = 'mount';
      here.lifecycles = lifecycles;
      await within(steps(lifecycles.mount, here.props), patience.mount);
    } catch (error) {
      options.report(phase, error);
      if (mine !== generation) return;
      // What it half-mounted may still write to its element: give the fallback one of its own.
      void attempt(here);
      const fresh = document.createElement('div');
      fresh.className = 'slot';
      element.replaceWith(fresh);
      shown = {
        element: fresh,
        cleanups: [...here.cleanups.filter((clean) => clean !== stopWaiting), options.failed(fresh, retry)],
      };
      stopWaiting();
    }
  }

  async function attempt({ lifecycles, props }: Shown): Promise<void> {
    if (!lifecycles || !props) return;
    try {
      await within(steps(lifecycles.unmount, props), patience.unmount);
    } catch (error) {
      options.report('unmount', error);
    }
  }

  async function down(): Promise<void> {
    const was = shown;
    shown = undefined;
    generation += 1;
    if (!was) return;
    await attempt(was);
    for (const clean of was.cleanups) clean();
    was.element.remove();
  }

  const retry = (): void => {
    void (async () => {
      await down();
      await options.renew().catch(() => undefined);
      await up();
    })();
  };

  const boundary = (error: unknown): ReactNode => {
    options.report('render', error);
    return options.boundary(retry);
  };

  const lifecycles: LifeCycles<{ domElement?: HTMLElement }> = {
    bootstrap: async () => undefined,
    mount: async ({ domElement }) => {
      room = domElement;
      void up();
    },
    unmount: down,
  };
  return { lifecycles };
}

const steps = async (given: Step | Step[] | undefined, props: object): Promise<void> => {
  for (const step of given === undefined ? [] : Array.isArray(given) ? given : [given]) await step(props);
};

function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`it took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Wait } from '@liminal/ui/wait';
import type { Remotes } from '../federation/remotes';
import { texts } from '../texts';
import { Interference, PartFallback } from './fallback';
import type { Report } from './report';
import { createSlot, type RemoteLifecycles } from './slot';
import { holdStyles } from './styles';

const draw = (element: HTMLElement, node: ReactNode): (() => void) => {
  const place = document.createElement('div');
  place.className = 'slot';
  element.append(place);
  const root = createRoot(place);
  root.render(node);
  let gone = false;
  return () => {
    if (gone) return;
    gone = true;
    // Not in the middle of a render that may be the one asking.
    setTimeout(() => root.unmount());
    place.remove();
  };
};

export type ContributionSlot = {
  /** The remote as the newest registry lists it: a retry may find a newer or an older release. */
  remote: () => ActiveRemote | undefined;
  module: string;
  kind: 'page' | 'tab';
  label: string;
};

/** A slot for something a remote contributes. */
export function contributionSlot(
  { remote, module, kind, label }: ContributionSlot,
  deps: { remotes: Remotes; report: Report; props: () => object; refresh: () => Promise<void> },
) {
  const present = (): ActiveRemote => {
    const now = remote();
    if (!now) throw new Error('no release is active');
    return now;
  };
  const fallback = (retry: () => void) =>
    kind === 'page' ? <Interference retry={retry} /> : <PartFallback label={label} retry={retry} />;
  return createSlot({
    name: `${kind}:${label}`,
    load: async () => {
      const { lifecycles } = (await deps.remotes.load(present(), module)) as { lifecycles?: RemoteLifecycles };
      if (typeof lifecycles?.mount !== 'function' && !Array.isArray(lifecycles?.mount))
        throw new Error('the module exposes no lifecycles');
      return lifecycles;
    },
    hold: () => holdStyles(present()),
    renew: async () => {
      await deps.refresh();
      const now = remote();
      if (now) deps.remotes.again(now);
    },
    props: deps.props,
    waiting: (element) => {
      // Nothing is said of a wait nobody would notice.
      let clear: (() => void) | undefined;
      const timer = setTimeout(
        () =>
          (clear = draw(
            element,
            <div className="page-wait">
              <Wait text={texts.activating} />
            </div>,
          )),
        250,
      );
      return () => {
        clearTimeout(timer);
        clear?.();
      };
    },
    failed: (element, retry) => draw(element, fallback(retry)),
    boundary: fallback,
    report: (phase, error) => {
      const now = remote();
      deps.report({ name: now?.name ?? label, version: now?.version ?? '0.0.0', phase, error });
    },
  });
}

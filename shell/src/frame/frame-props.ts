import type { Mode, Observable, Shell } from '@liminal/client/shell';
import type { Tab } from '../registry/choose';

/** What the parts of the frame share. */
export type FrameProps = {
  shell: Shell;
  mode: Observable<Mode> & { set: (mode: Mode) => void };
  tabs: Tab[];
  openTab: (id: string) => void;
  preload: (tab: Tab) => void;
};

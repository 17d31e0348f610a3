import type { Figures } from '@liminal/contracts/auth/figures';
import { marketing } from './marketing';

type Known = Partial<typeof marketing>;

/** What the landing may say of how many people there are: its own figures, labelled, or real ones where there are enough. */
export type Shown = { illustrative: boolean; figures: Known };

export const illustrative: Shown = { illustrative: true, figures: marketing };

/** Real figures, without those that would point at somebody. */
export const shownLive = ({ mode: _mode, ...counts }: Figures): Shown => ({
  illustrative: false,
  figures: Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== null)) as Known,
});

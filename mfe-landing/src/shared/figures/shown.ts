import type { Figures } from '@liminal/contracts/auth/figures';
import { marketing, type Shown } from './marketing';

/** What the landing may say of how many people there are: its own figures, labelled, or real ones where there are enough. */
export function shownFigures(told: Figures): { illustrative: boolean; figures: Shown } {
  if (told.mode === 'illustrative') return { illustrative: true, figures: marketing };
  const { mode: _mode, ...counts } = told;
  const figures = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== null)) as Shown;
  return { illustrative: false, figures };
}

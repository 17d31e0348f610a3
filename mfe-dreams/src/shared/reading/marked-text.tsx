import { Fragment } from 'react';
import styles from './reading.module.css';

/** Words that something rests on: its number in the list, and what looks at it. */
export type Mark = { start: number; end: number; of: string; number: number };
/** Characters from which a text scrolls in a frame of its own. */
const long = 1_500;

type Piece = { text: string; mark?: Mark };

/** A text cut at its marks: offsets in UTF-16 units; what overlaps or lies outside is left unmarked. Pure. */
export function piecesOf(text: string, marks: Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const { start, end } = mark;
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The dream with the words marked that its reading rests on; those of the claim that is looked at stand out. */
export const MarkedText = ({ text, marks, looked }: { text: string; marks: Mark[]; looked: string | undefined }) => (
  <p
    className={text.length > long ? `${styles['text']} ${styles['long']}` : styles['text']}
    dir="auto"
    // Long dreams scroll in their frame, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={text.length > long ? 0 : undefined}
  >
    {piecesOf(text, marks).map(({ text: words, mark }, i) =>
      mark ? (
        <mark key={i} className={mark.of === looked ? `${styles['evidence']} ${styles['looked']}` : styles['evidence']}>
          {words}
          <sup>{mark.number}</sup>
        </mark>
      ) : (
        <Fragment key={i}>{words}</Fragment>
      ),
    )}
  </p>
);

import type { Interpretation } from '@liminal/contracts/dreams/dream';
import styles from './interpretation.module.css';

type Evidence = Interpretation['evidence'];
type Piece = { text: string; about?: string };

/** A text cut at its evidence: offsets in UTF-16 units; what overlaps or lies outside is left unmarked. Pure. */
export function piecesOf(text: string, evidence: Evidence): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, about } of [...evidence].sort((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    pieces.push({ text: text.slice(start, end), about });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The dream with the words marked that its reading rests on. */
export const MarkedText = ({ text, evidence }: { text: string; evidence: Evidence }) => (
  <p className={styles['text']}>
    {piecesOf(text, evidence).map((piece, i) =>
      piece.about ? (
        <mark key={i} className={styles['evidence']} title={piece.about}>
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    )}
  </p>
);

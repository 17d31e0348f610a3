import type { Overlap } from '@liminal/contracts/matching/energy-matches';
import { texts } from '../texts';
import { Rows } from './rows';

const words = texts.why;
const kinds = ['shared', 'complementary', 'tension'] as const;

/** Why two fit: what is shared, what completes, what is in tension; the strongest first. */
export function Why({ overlap }: { overlap: Overlap }) {
  const rows = kinds.flatMap((kind) => {
    const parts = overlap.parts
      .filter((part) => part.kind === kind)
      .sort((a, b) => (kind === 'tension' ? a.share - b.share : b.share - a.share))
      .map(({ name }) => words.parts[name] ?? name);
    return parts.length > 0 ? [{ name: words.kinds[kind], value: parts.join(', ') }] : [];
  });
  return (
    <div className="stack tight">
      <Rows rows={rows} />
      <p className="caption">{words.rests(overlap.parts.length, overlap.of)}</p>
    </div>
  );
}

import { soulPatterns, type SoulPattern } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { texts } from '../../texts';
import styles from './insight.module.css';

type Props = {
  held: string | null;
  busy: boolean;
  take: (archetype: SoulPattern) => void;
  cancel?: (() => void) | undefined;
};

/** The eight soul patterns, to take one of. */
export const PatternChoice = ({ held, busy, take, cancel }: Props) => (
  <section className="stack" aria-labelledby="pattern-choice">
    <p className="legend-line">{texts.insight.legend}</p>
    <h2 className="heading" id="pattern-choice">
      {texts.insight.choose}
    </h2>
    <p className="small muted">{texts.insight.chooseHint}</p>
    <div className={styles['patterns']}>
      {soulPatterns.map((pattern) => (
        <button
          key={pattern}
          type="button"
          className={styles['pattern']}
          disabled={busy}
          aria-pressed={pattern === held}
          onClick={() => take(pattern)}
        >
          <Glyph archetype={pattern} />
          <b>{archetypeNames[pattern]}</b>
          <span className="caption">{texts.insight.patterns[pattern]}</span>
        </button>
      ))}
    </div>
    {cancel && (
      <button type="button" className="button quiet" onClick={cancel}>
        {texts.insight.keep}
      </button>
    )}
  </section>
);

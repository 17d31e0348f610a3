import { useMember } from '@liminal/client/shell';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { folds } from '@liminal/ui/mandala-grammar';
import { useArrival } from '@liminal/ui/use-arrival';
import { InnerLink } from '../../shared/inner-link';
import { patterns } from '../../shared/patterns';
import { evolutionTexts } from '../../texts/evolution';
import styles from './soul-pattern.module.css';

const words = evolutionTexts.result;

type Props = {
  archetype: SoulPattern;
  /** Named when the pattern was just found in a tie. */
  ties: SoulPattern[];
  votes: number;
  arriving: boolean;
  again: () => void;
};

/** The pattern the member holds: its sign, essence, gift, evolution and what resonates. */
export function PatternPlate({ archetype, ties, votes, arriving, again }: Props) {
  const member = useMember();
  const heading = useArrival(arriving);
  const name = archetypeNames[archetype] ?? archetype;
  const { essence, gift, evolution, resonates } = patterns[archetype];
  return (
    <section className="verdict" aria-labelledby="pattern">
      <div className="art sign-over" style={hueOf(archetype)} role="img" aria-label={words.drawing(name)}>
        <Mandala
          seed={member.id}
          figures={{ detail: 3, fold: folds[archetype] ?? 8, hertz: member.energyFrequency ?? 432 }}
        />
        <Glyph archetype={archetype} />
      </div>
      <div className="stack loose">
        <div className="stack">
          <p className="legend-line">{words.legend}</p>
          <h1 className="plate-title" id="pattern" ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="lead">{essence}</p>
          {ties.length > 0 && (
            <p className="small muted">
              {words.tie(
                ties.map((tie) => archetypeNames[tie] ?? tie),
                votes,
              )}
            </p>
          )}
        </div>
        <dl className={`readings ${styles['said']}`}>
          {[
            [words.gift, gift],
            [words.evolution, evolution],
            [words.resonates, resonates],
          ].map(([term, said]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <div className="controls">
          <button type="button" className="button" onClick={again}>
            {words.again}
          </button>
          <InnerLink className="text-link small" to="/archetypes">
            {words.compare}
          </InnerLink>
        </div>
      </div>
    </section>
  );
}

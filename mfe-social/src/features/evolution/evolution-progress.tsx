import { evolutionBand, evolutionBands, evolutionProgress } from '@liminal/contracts/archetype/soul-quiz';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Gauge } from '@liminal/ui/gauge';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { evolutionTexts } from '../../texts/evolution';
import styles from './evolution-progress.module.css';
import { useEvolution } from './queries';

const words = evolutionTexts.progress;
const name = (pattern: string) => archetypeNames[pattern] ?? pattern;

/** How far the pattern has come, what moved it, where it is heading, and by which rules. */
export function EvolutionProgress({ interactionScore }: { interactionScore: number }) {
  const evolution = useEvolution();
  const percent = evolutionProgress(interactionScore);
  const band = evolutionBand(percent);
  return (
    <section className={styles['block']} aria-labelledby="band">
      <div className={styles['head']}>
        <h2 className="heading" id="band">
          {band.text}
        </h2>
        <p className="small muted num">{words.share(percent)}</p>
      </div>
      <Gauge percent={percent} label={words.label} />
      <ol className={styles['bands']}>
        {evolutionBands.map((each, i) => (
          <li
            key={each.from}
            className={each === band ? styles['now'] : undefined}
            aria-current={each === band ? 'step' : undefined}
          >
            <span className="num">{words.range(each.from, evolutionBands[i + 1]?.from)}</span>
            <span>{each.text}</span>
          </li>
        ))}
      </ol>
      {evolution.data && <Rules {...evolution.data} />}
    </section>
  );
}

type RulesProps = NonNullable<ReturnType<typeof useEvolution>['data']>;

function Rules({ moved, ways, weights, past }: RulesProps) {
  return (
    <div className={styles['two']}>
      <div className="stack">
        <h3 className="subhead">{words.moved}</h3>
        {moved.length === 0 && <p className="small muted">{words.nothing}</p>}
        <ul className="stack tight">
          {moved.map(({ kind, count, points }) => (
            <li key={kind} className="small num">
              {words.move(kind, count, points)}
            </li>
          ))}
        </ul>
        {past.length > 0 && (
          <>
            <h3 className="subhead">{words.past}</h3>
            <ul className="stack tight">
              {past.map(({ from, to, at }) => (
                <li key={at} className="small">
                  {words.became(name(from), name(to))}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="stack">
        <h3 className="subhead">{words.rules}</h3>
        <p className="small muted">{words.rulesText}</p>
        <ul className={styles['ways']}>
          {ways.map(({ way, to, points, leading }) => (
            <li key={way} style={hueOf(to)}>
              <Glyph archetype={to} />
              <span>
                <b>{words.way[way] ?? way}</b> {words.leads(name(to))}
              </span>
              <span className="num muted">{words.points(points)}</span>
              {leading && <span className="caption brass">{words.leading}</span>}
            </li>
          ))}
        </ul>
        <p className="caption">
          {words.pointsEach} {words.weights(weights)}.
        </p>
      </div>
    </div>
  );
}

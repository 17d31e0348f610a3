import { kinship, scoreArchetypes, type ArchetypalAnswers } from '@liminal/contracts/archetype/archetypal-score';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Gauge } from '@liminal/ui/gauge';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { useArrival } from '@liminal/ui/use-arrival';
import { ArchetypeRose } from '../../shared/archetype-rose';
import { InnerLink } from '../../shared/inner-link';
import { jungianWords } from '../../shared/jungians';
import { trueSelfTexts } from '../../texts/true-self';
import styles from './archetypal-assessment.module.css';
import { ResultRooms } from './result-rooms';

const words = trueSelfTexts.result;
const name = (archetype: string) => archetypeNames[archetype] ?? archetype;

type Props = {
  answers: ArchetypalAnswers;
  /** How the day it was taken is said. */
  day: string;
  arriving: boolean;
  retake: () => void;
  /** When it could not be kept. */
  keep?: (() => void) | undefined;
  earlier: { archetype: string; day: string }[];
};

/** Who the eight answers speak for, how surely, and what each of them added. */
export function Result({ answers, day, arriving, retake, keep, earlier }: Props) {
  const heading = useArrival(arriving);
  const result = scoreArchetypes(answers);
  const { archetype, confidence, ties, scores } = result;
  const { description, traits, environment } = jungianWords[archetype];
  return (
    <div className="wrap">
      <section className="verdict" aria-labelledby="archetype">
        <div className="art">
          <ArchetypeRose scores={scores} label={words.added} />
        </div>
        <div className="stack loose">
          <div className="stack">
            <p className="legend-line">{words.legend(day)}</p>
            <h1 className="plate-title with-sign" id="archetype" style={hueOf(archetype)} ref={heading} tabIndex={-1}>
              <Glyph archetype={archetype} />
              {name(archetype)}
            </h1>
            <p className="lead">{description}</p>
          </div>
          <ul className="badge-row">
            {traits.map((trait) => (
              <li key={trait} className="badge secondary">
                {trait}
              </li>
            ))}
          </ul>
          <div className="stack tight">
            <p className="small">
              <b className="num">{words.confidence(confidence)}</b>{' '}
              <span className="muted num">{words.points(scores[archetype])}</span>
            </p>
            <Gauge percent={Math.round(confidence)} label={words.confidenceLabel} />
            {ties.length > 0 && (
              <p className="small muted">{words.tie(name(archetype), ties.map(name), scores[archetype])}</p>
            )}
          </div>
          <div className="controls">
            {keep && (
              <button type="button" className="button primary" onClick={keep}>
                {trueSelfTexts.analyzing.retry}
              </button>
            )}
            <button type="button" className="button" onClick={retake}>
              {words.retake}
            </button>
            <InnerLink className="text-link small" to="/archetypes">
              {words.compare}
            </InnerLink>
          </div>
        </div>
      </section>
      <ResultRooms
        result={result}
        blinks={answers.blinks}
        environment={environment}
        matching={kinship[archetype].matching}
        avoided={kinship[archetype].avoided}
      />
      {earlier.length > 0 && (
        <section className={`stack ${styles['two']}`} aria-labelledby="earlier">
          <h2 className="heading" id="earlier">
            {words.history}
          </h2>
          <ul className="stack tight">
            {earlier.map(({ archetype: before, day: then }, i) => (
              <li key={i} className="small muted">
                {words.then(name(before), then)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

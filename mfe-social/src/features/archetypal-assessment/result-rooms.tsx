import type { ArchetypalScore } from '@liminal/contracts/archetype/archetypal-score';
import { jungians, type Jungian } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { Pips } from '../../shared/pips';
import { jungianWords, type Environment } from '../../shared/jungians';
import { trueSelfTexts } from '../../texts/true-self';
import styles from './archetypal-assessment.module.css';

const words = trueSelfTexts.result;
const most = 9;

type Props = {
  result: ArchetypalScore;
  blinks: number;
  environment: Environment;
  matching: Jungian[];
  avoided: Jungian[];
};

/** What each answer added, the room that suits, whom one meets well. */
export function ResultRooms({ result: { scores, from }, blinks, environment, matching, avoided }: Props) {
  const ranked = [...jungians].sort((a, b) => scores[b] - scores[a]);
  const said = (archetype: Jungian) =>
    from[archetype]
      .map((question) => (question === 'blinks' ? words.from.blinks(blinks) : words.from[question]))
      .join(', ') || words.nothing;
  const { temperature, ...lines } = environment;
  const rows = { ...lines, temperature: words.degrees(temperature) };
  const order = [
    'lighting',
    'scent',
    'sound',
    'temperature',
    'seating',
    'duration',
    'composition',
    'groupRole',
  ] as const;
  return (
    <>
      <div className={styles['two']}>
        <section className="stack" aria-labelledby="added">
          <h2 className="heading" id="added">
            {words.added}
          </h2>
          <ul className="tally">
            {ranked.map((archetype) => (
              <li key={archetype} style={hueOf(archetype)}>
                <span className="who">
                  <Glyph archetype={archetype} />
                  {archetypeNames[archetype]}
                </span>
                <Pips count={scores[archetype]} of={most} own label={words.of(scores[archetype])} />
                <b>{scores[archetype]}</b>
                <span className="from">{said(archetype)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="stack" aria-labelledby="environment">
          <h2 className="heading" id="environment">
            {words.environment}
          </h2>
          <dl className={`readings ${styles['room']}`}>
            {order.map((row) => (
              <div key={row}>
                <dt>{words.rows[row]}</dt>
                <dd>{rows[row]}</dd>
              </div>
            ))}
          </dl>
          <p className="caption">{words.taste}</p>
        </section>
      </div>
      <div className={styles['two']}>
        <Kin id="matching" title={words.matching} who={matching} />
        <Kin id="avoided" title={words.avoided} who={avoided} />
      </div>
    </>
  );
}

const Kin = ({ id, title, who }: { id: string; title: string; who: Jungian[] }) => (
  <section className="stack" aria-labelledby={id}>
    <h2 className="heading" id={id}>
      {title}
    </h2>
    <ul className="kin">
      {who.map((archetype) => (
        <li key={archetype} style={hueOf(archetype)}>
          <Glyph archetype={archetype} />
          <div>
            <b>{archetypeNames[archetype]}</b>
            {jungianWords[archetype].description}
          </div>
        </li>
      ))}
    </ul>
  </section>
);

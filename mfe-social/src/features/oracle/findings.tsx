import type { AiInsight, BehavioralPattern, OracleSources } from '@liminal/contracts/matching/oracle';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { useArrival } from '@liminal/ui/use-arrival';
import { InnerLink } from '../../shared/inner-link';
import { Pips } from '../../shared/pips';
import { oracleTexts } from '../../texts/oracle';
import { Missing } from './oracle-intro';
import styles from './oracle.module.css';

const words = oracleTexts.result;
/** More dots than this say nothing that the figures do not. */
const mostPips = 24;

type Props = {
  patterns: BehavioralPattern[];
  insights: AiInsight[];
  sources: OracleSources | undefined;
  arriving: boolean;
  again: () => void;
};

/** What was found: patterns with their evidence, insights, and what is still missing. */
export function Findings({ patterns, insights, sources, arriving, again }: Props) {
  const heading = useArrival(arriving);
  return (
    <>
      <div className={styles['head']}>
        <div className="stack">
          <h1 className="title" ref={heading} tabIndex={-1}>
            {words.title(patterns.length, insights.length)}
          </h1>
          <p className="muted">{words.lead}</p>
        </div>
        <button type="button" className="button" onClick={again}>
          {oracleTexts.start}
        </button>
      </div>
      <section className={styles['block']} aria-labelledby="patterns">
        <h2 className="heading" id="patterns">
          {words.patterns}
        </h2>
        {patterns.length === 0 && <p className="muted">{words.none}</p>}
        <div>
          {patterns.map((pattern) => (
            <Pattern key={pattern.id} {...pattern} />
          ))}
        </div>
        <Missing sources={sources} />
      </section>
      {insights.length > 0 && (
        <section className={styles['block']} aria-labelledby="insights">
          <h2 className="heading" id="insights">
            {words.insights}
          </h2>
          <ul className={styles['insights']}>
            {insights.map(({ id, type, title, description, path, actionable, evidence, confidence }) => (
              <li key={id}>
                <p className="caption">{words.types[type] ?? type}</p>
                <h3 className="subhead">{title}</h3>
                <p className="small muted">{description}</p>
                {evidence && confidence !== null && (
                  <p className="caption num">
                    {words.rests(evidence.count, evidence.of)}. {words.confidence(confidence, evidence.of < 10)}
                  </p>
                )}
                {actionable && path && (
                  <p>
                    <InnerLink className="text-link small" to={path}>
                      {words.toDo}
                    </InnerLink>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Pattern({
  category,
  observation,
  significance,
  archetypalIndicator,
  evidence,
  confidence,
  smallSample,
}: BehavioralPattern) {
  const { share, what } = words.evidence(evidence.count, evidence.of, evidence.what);
  return (
    <article className={styles['finding']}>
      <p className="legend-line">{words.categories[category] ?? category}</p>
      <div className="stack">
        <h3 className="subhead">{observation}</h3>
        <p className="muted">{significance}</p>
        <p className="badge-row">
          <span className="badge" style={hueOf(archetypalIndicator)}>
            <Glyph archetype={archetypalIndicator} />
            {words.pointsTo(archetypeNames[archetypalIndicator] ?? archetypalIndicator)}
          </span>
        </p>
      </div>
      <div className="stack tight">
        {evidence.of <= mostPips && <Pips count={evidence.count} of={evidence.of} label={share} />}
        <p className="small num">
          <b>{share}</b> <span className="muted">{what}</span>
        </p>
        <p className="caption num">{words.confidence(confidence, smallSample)}</p>
      </div>
    </article>
  );
}

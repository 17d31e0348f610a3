import { useMember } from '@liminal/client/shell';
import { scoreCaps, type Assessment } from '@liminal/contracts/matching/assessment';
import { dayOf } from '@liminal/ui/day-of';
import { Glyph } from '@liminal/ui/glyph';
import { useArrival } from '@liminal/ui/use-arrival';
import { FourPetals } from '../../shared/four-petals';
import { InnerLink } from '../../shared/inner-link';
import { connectTexts } from '../../texts/connect';
import styles from './assessment.module.css';
import { contributions } from './scores';

const words = connectTexts.complete;
const shownHistory = 5;

type Props = {
  assessment: Assessment;
  earlier: Assessment[];
  /** Members who match; undefined until counted. */
  count: { real: number; simulated: number } | undefined;
  arriving: boolean;
  again: () => void;
};

/** The scores, what each rests on, and how many match now. */
export function AssessmentResult({ assessment, earlier, count, arriving, again }: Props) {
  const heading = useArrival(arriving);
  const { energyFrequency, consents } = useMember();
  const { emotionalIQ, cognitiveIQ, creativityScore, empathyScore, answers } = assessment;
  const rests = (section: 'emotional' | 'cognitive' | 'creativity') =>
    contributions(section, answers)
      .map(({ rests: what, points }) => words.answer(what, points))
      .join(', ') || words.unknown;
  const rows = [
    { id: 'emotional', sign: 'heart-bridge', score: emotionalIQ, of: scoreCaps.emotionalIQ, rests: rests('emotional') },
    { id: 'cognitive', sign: 'sage', score: cognitiveIQ, of: scoreCaps.cognitiveIQ, rests: rests('cognitive') },
    {
      id: 'creativity',
      sign: 'cosmic-dancer',
      score: creativityScore,
      of: scoreCaps.creativityScore,
      rests: rests('creativity'),
    },
    { id: 'empathy', sign: 'deep-feeler', score: empathyScore, of: scoreCaps.empathyScore, rests: words.slider },
  ] as const;
  const corner = (id: (typeof rows)[number]['id']) => rows.find((row) => row.id === id);
  return (
    <div className="wrap">
      <section className="verdict" aria-labelledby="frequency">
        <div className="art">
          <FourPetals
            emotional={emotionalIQ / scoreCaps.emotionalIQ}
            cognitive={cognitiveIQ / scoreCaps.cognitiveIQ}
            creativity={creativityScore / scoreCaps.creativityScore}
            empathy={empathyScore / scoreCaps.empathyScore}
            label={connectTexts.chart}
          />
          <ul className={styles['corners']} aria-hidden="true">
            {(['empathy', 'emotional', 'creativity', 'cognitive'] as const).map((id) => (
              <li key={id}>
                <b>{corner(id)?.score}</b>
                {words.corner(words.names[id], corner(id)?.of ?? 0)}
              </li>
            ))}
          </ul>
        </div>
        <div className="stack loose">
          <div className="stack">
            <p className="legend-line">{words.legend}</p>
            <h1 className="plate-title" id="frequency" ref={heading} tabIndex={-1}>
              {words.title(assessment.communicationStyle, assessment.humorStyle, Math.round(energyFrequency ?? 432))}
            </h1>
            <p className="lead">
              {consents.matching ? count !== undefined && words.count(count.real, count.simulated) : words.consent}
            </p>
          </div>
          <div className="scroll-x">
            <table className="data">
              <caption>{words.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.columns.section}</th>
                  <th scope="col" className="n">
                    {words.columns.score}
                  </th>
                  <th scope="col" className="n">
                    {words.columns.of}
                  </th>
                  <th scope="col">{words.columns.rests}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, sign, score, of, rests: what }) => (
                  <tr key={id}>
                    <th scope="row">
                      <span className="with-sign">
                        <Glyph archetype={sign} />
                        {words.names[id]}
                      </span>
                    </th>
                    <td className="n">
                      <b>{score}</b>
                    </td>
                    <td className="n">{of}</td>
                    <td className="muted">{what}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="controls">
            <InnerLink className="button primary" to="/?tab=matching">
              {words.meet(consents.matching && count ? count.real + count.simulated : 0)}
            </InnerLink>
            <button type="button" className="button" onClick={again}>
              {words.again}
            </button>
          </div>
          <p className="caption">
            {words.style(assessment.humorStyle, assessment.communicationStyle, assessment.energyType)}
          </p>
          {earlier.length > 0 && (
            <div className="stack tight">
              <h2 className="subhead">{words.history}</h2>
              <ul className="stack tight">
                {earlier.slice(0, shownHistory).map((past) => (
                  <li key={past.id} className="small muted num">
                    {words.before(
                      dayOf(past.at),
                      past.emotionalIQ,
                      past.cognitiveIQ,
                      past.creativityScore,
                      past.empathyScore,
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
    </div>
  );
}

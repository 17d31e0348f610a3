import type { OracleSources } from '@liminal/contracts/matching/oracle';
import { Dial } from '@liminal/ui/dial';
import { oracleTexts } from '../../texts/oracle';

const words = oracleTexts.idle;

/** What the oracle can go by, and what is missing. */
export const OracleIntro = ({ sources, start }: { sources: OracleSources | undefined; start: () => void }) => (
  <section className="verdict" aria-labelledby="oracle">
    <div className="art" aria-hidden="true">
      <Dial share={0} petals={{ count: 8, done: 0 }}>
        {null}
      </Dial>
    </div>
    <div className="stack loose">
      <div className="stack">
        <p className="legend-line">{words.legend}</p>
        <h1 className="plate-title" id="oracle">
          {words.title}
        </h1>
        <p className="lead">{words.lead}</p>
      </div>
      {sources && <p className="muted">{words.sources(sources)}</p>}
      <div className="controls">
        <button type="button" className="button primary large" onClick={start}>
          {oracleTexts.start}
        </button>
      </div>
      <Missing sources={sources} />
    </div>
  </section>
);

/** So many of so many needed: said instead of a finding that would be a guess. */
export function Missing({ sources }: { sources: OracleSources | undefined }) {
  if (!sources || sources.missing.length === 0) return null;
  return (
    <div className="stack tight">
      <h2 className="subhead">{words.missing}</h2>
      <ul className="badge-row">
        {sources.missing.map(({ what, have, need }) => (
          <li key={what} className="badge secondary num">
            {words.lack(what, have, need)}
          </li>
        ))}
      </ul>
    </div>
  );
}

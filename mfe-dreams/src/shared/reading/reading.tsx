import type { Dream } from '@liminal/contracts/dreams/dream';
import type { Claim, Interpretation } from '@liminal/contracts/dreams/interpretation';
import { useState } from 'react';
import { useStatistics } from '../dreams';
import { texts } from '../../texts';
import { Claims } from './claims';
import { MarkedText, type Mark } from './marked-text';
import { useInterpret } from './queries';

const words = texts.interpretation;
/** The reader that knows claims; what an older one read can be read again. */
const withClaims = 2;

const marksOf = (claims: Claim[]): Mark[] =>
  claims.flatMap(({ id, spans, rejected }, i) =>
    rejected ? [] : spans.map((span) => ({ ...span, of: id, number: i + 1 })),
  );

/** A dream's text with its marks, what is claimed of it, and what that comes to. */
export function Reading({ dream, reading }: { dream: Dream; reading: Interpretation }) {
  const [looked, setLooked] = useState<string>();
  const statistics = useStatistics().data;
  const again = useInterpret(dream.id);
  const { claims } = reading;
  const recurring = ({ kind, name }: Claim): string => {
    if (kind !== 'characters' || !statistics) return '';
    const called = name.toLowerCase();
    const met = statistics.people.find((one) => called === one.name || called.endsWith(` ${one.name}`));
    return met && met.dreams > 1 ? words.recurring(met.dreams, statistics.coded) : '';
  };
  return (
    <>
      <MarkedText text={dream.description} marks={marksOf(claims)} looked={looked} />
      {claims.length > 0 && <Claims dream={dream} claims={claims} recurring={recurring} look={setLooked} />}
      <div className="stack">
        <h3 className="subhead">{words.symbolic}</h3>
        <p className="muted">{reading.symbolicAnalysis}</p>
        {reading.symbols.length > 0 && (
          <ul className="badge-row" aria-label={words.symbols}>
            {reading.symbols.map(({ name }) => (
              <li key={name} className="badge secondary num">
                {words.symbol(
                  name,
                  statistics?.symbols.find((one) => one.name === name)?.dreams ?? 1,
                  statistics?.coded,
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="stack">
        <h3 className="subhead">{words.insights}</h3>
        <p className="muted">{reading.consciousnessInsights}</p>
      </div>
      {reading.questions.length > 0 && (
        <div className="stack tight">
          <h3 className="subhead">{words.questions}</h3>
          {reading.questions.map((question) => (
            <p key={question} className="muted">
              {question}
            </p>
          ))}
        </div>
      )}
      <p className="caption">
        {reading.writtenBy === 'model' ? words.byModel : words.caption}{' '}
        {statistics && statistics.coded < 25 && words.norms(statistics.coded)}
        {reading.readerVersion < withClaims && (
          <button type="button" className="link-button" onClick={() => again.mutate()}>
            {words.again}
          </button>
        )}
      </p>
    </>
  );
}

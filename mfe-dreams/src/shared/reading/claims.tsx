import type { Dream } from '@liminal/contracts/dreams/dream';
import type { Claim } from '@liminal/contracts/dreams/interpretation';
import { measured, measuredCounts } from '@liminal/contracts/dreams/measured';
import { useState } from 'react';
import { texts } from '../../texts';
import { claimWords, optionsFor } from './claim-words';
import styles from './reading.module.css';
import { useCorrect } from './queries';

const words = texts.claims;

const agreement = (kind: Claim['kind']): string => {
  const known = measured[kind];
  if (kind === 'characters') return words.countsAgree(measuredCounts);
  return known ? words.agree(known.right) : words.unmeasured;
};

type Props = {
  dream: Dream;
  claims: Claim[];
  recurring: (claim: Claim) => string;
  look: (id: string | undefined) => void;
};

/** Every claim, with the error it was measured to have, and the member's way to say otherwise. */
export const Claims = ({ dream, claims, recurring, look }: Props) => (
  <ol className={styles['claims']} aria-label={words.label}>
    {claims.map((claim, i) => (
      // Looking at a claim looks at its words; nothing is done by it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <li
        key={claim.id}
        className={claim.rejected ? styles['rejected'] : undefined}
        onMouseEnter={() => look(claim.id)}
        onMouseLeave={() => look(undefined)}
        onFocus={() => look(claim.id)}
        onBlur={() => look(undefined)}
      >
        <p>
          {claim.rejected ? <s>{claimWords(claim)}</s> : <strong>{claimWords(claim)}</strong>}{' '}
          <span className="muted">{recurring(claim)}</span>
        </p>
        <OneClaim dream={dream} claim={claim} first={claim.kind !== claims[i - 1]?.kind} />
      </li>
    ))}
  </ol>
);

/** What is said of a kind's error is said once, at the first of its claims. */
function OneClaim({ dream, claim, first }: { dream: Dream; claim: Claim; first: boolean }) {
  const [open, setOpen] = useState(false);
  const correct = useCorrect(dream.id);
  const original = claim.id.slice(claim.kind.length + 1);
  const say = (code: string | null) => {
    if (!correct.isPending) correct.mutate({ claim: claim.id, code }, { onSuccess: () => setOpen(false) });
  };
  const options = optionsFor(claim);
  return (
    <>
      <div className={styles['foot']}>
        <span className="caption num">{claim.by === 'member' ? words.yours : first && agreement(claim.kind)}</span>
        <button
          type="button"
          className="link-button small"
          aria-expanded={open}
          aria-label={words.correctOne(claimWords(claim))}
          onClick={() => setOpen(!open)}
        >
          {words.correct}
        </button>
      </div>
      {open && (
        <div className={styles['correct']}>
          {options.length > 1 && (
            <div className="field">
              <label htmlFor={`correct-${dream.id}-${claim.id}`}>{words.rather}</label>
              <select
                className="input"
                id={`correct-${dream.id}-${claim.id}`}
                value={claim.code}
                onChange={(event) => say(event.target.value)}
              >
                {(options.includes(claim.code) ? options : [claim.code, ...options]).map((option) => (
                  <option key={option} value={option}>
                    {claimWords({ ...claim, code: option })}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className="controls">
            {!claim.rejected && (
              <button type="button" className="button" aria-disabled={correct.isPending} onClick={() => say(null)}>
                {words.notSo}
              </button>
            )}
            {claim.by === 'member' && (
              <button
                type="button"
                className="button quiet"
                aria-disabled={correct.isPending}
                onClick={() => say(original.replace(/^(\S+) \d+$/, claim.kind === 'characters' ? '$1' : '$&'))}
              >
                {words.takeBack}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

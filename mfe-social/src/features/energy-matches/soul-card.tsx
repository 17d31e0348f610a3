import { useMember } from '@liminal/client/shell';
import { fallbackFrequency, type EnergyMatch } from '@liminal/contracts/matching/energy-matches';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { tracePath } from '@liminal/ui/mandala-grammar';
import type { ReactNode } from 'react';
import { Why } from '../../shared/why';
import { texts } from '../../texts';
import styles from './resonant-souls.module.css';

const words = texts.souls;

type Props = { match: EnergyMatch; /** In the corner. */ more?: ReactNode; children: ReactNode };

/** One soul: two traces laid over one another, the figures between them, and why they fit. */
export function SoulCard({ match, more, children }: Props) {
  const { matchedUser: soul, compatibility, overlap, status } = match;
  const mine = useMember().energyFrequency ?? fallbackFrequency.member;
  const theirs = soul.energyFrequency ?? fallbackFrequency.match;
  return (
    <li className={`plate ${styles['soul']}`} style={hueOf(soul.archetype)}>
      <header>
        <Avatar id={soul.id} archetype={soul.archetype} hertz={soul.energyFrequency} size="4.5rem" />
        <div>
          <h3 className="subhead">
            {soul.firstName} {soul.isDemo && <span className="badge demo">{words.demo}</span>}
          </h3>
          <p className={`small muted ${styles['sign']}`}>
            {soul.archetype && <Glyph archetype={soul.archetype} />}
            {[
              soul.archetype ? (archetypeNames[soul.archetype] ?? soul.archetype) : words.unpatterned,
              soul.currentConsciousnessState,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          {soul.email && (
            <p className="small">
              <a href={`mailto:${soul.email}`}>{soul.email}</a>
            </p>
          )}
        </div>
        {more}
      </header>
      <svg className={styles['pair']} viewBox="0 0 400 56" preserveAspectRatio="none" aria-hidden="true">
        <path className={`${styles['trace']} ${styles['other']}`} d={tracePath(theirs, 8, 400, 56)} />
        <path className={styles['trace']} d={tracePath(mine, 8, 400, 56)} />
      </svg>
      <div className={styles['numbers']}>
        <p className="small muted">
          <b>
            {theirs} <small>Hz</small>
          </b>
          {words.beside(mine)}
        </p>
        <p className="small muted">
          <b>
            {compatibility} <small>%</small>
          </b>
          {overlap ? words.overlap(overlap.percent) : words.resonance}
        </p>
      </div>
      {overlap ? <Why overlap={overlap} /> : <span />}
      <div className="stack">
        {status === 'asked' && <p className="small">{words.asked(soul.firstName)}</p>}
        {children}
      </div>
    </li>
  );
}

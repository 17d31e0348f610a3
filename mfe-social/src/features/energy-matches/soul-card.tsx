import { useMember } from '@liminal/client/shell';
import { fallbackFrequency, type EnergyMatch } from '@liminal/contracts/matching/energy-matches';
import { tracePath } from '@liminal/ui/mandala-grammar';
import type { ReactNode } from 'react';
import { Figures, SoulPlate } from '../../shared/soul-plate';
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
    <SoulPlate
      id={soul.id}
      name={soul.firstName}
      isDemo={soul.isDemo}
      archetype={soul.archetype}
      hertz={soul.energyFrequency}
      state={soul.currentConsciousnessState}
      line={
        soul.email && (
          <p className="small">
            <a href={`mailto:${soul.email}`}>{soul.email}</a>
          </p>
        )
      }
      more={more}
    >
      <svg className={styles['pair']} viewBox="0 0 400 56" preserveAspectRatio="none" aria-hidden="true">
        <path className={`${styles['trace']} ${styles['other']}`} d={tracePath(theirs, 8, 400, 56)} />
        <path className={styles['trace']} d={tracePath(mine, 8, 400, 56)} />
      </svg>
      <Figures
        figures={[
          {
            value: (
              <>
                {theirs} <small>Hz</small>
              </>
            ),
            name: words.beside(mine),
          },
          {
            value: (
              <>
                {compatibility} <small>%</small>
              </>
            ),
            name: overlap ? words.overlap(overlap.percent) : words.resonance,
          },
        ]}
      />
      {overlap && <Why overlap={overlap} />}
      <div className="stack">
        {status === 'asked' && <p className="small">{words.asked(soul.firstName)}</p>}
        {children}
      </div>
    </SoulPlate>
  );
}

import { read } from '@liminal/client/query';
import { energyMatches, type EnergyMatch } from '@liminal/contracts/matching/energy-matches';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import styles from './resonant-souls.module.css';
import { SoulCard } from './soul-card';

const words = texts.souls;

type Props = { act: (match: EnergyMatch) => ReactNode; more: (match: EnergyMatch) => ReactNode; children?: ReactNode };

/** The grid of Resonant Souls. What stands above it, in the corner and at the foot of each card is the page's to say. */
export function ResonantSouls({ act, more, children }: Props) {
  // Others come and connect while the member is elsewhere: each visit asks anew.
  const matches = useQuery({
    ...read(energyMatches),
    staleTime: 0,
    refetchOnMount: 'always',
    // A consent just given reaches matching a moment later, as an event: an empty list looks again.
    refetchInterval: ({ state }) => (state.data?.length === 0 ? 3_000 : false),
  });
  return (
    <section className={styles['block']} aria-labelledby="souls">
      <div className="section-head">
        <h2 className="heading" id="souls">
          {words.title}
        </h2>
        <p className="caption">{words.help}</p>
      </div>
      {children}
      {matches.isPending && <Wait text={words.loading} />}
      {matches.isError && (
        <Failed
          title={words.failed.title}
          text={words.failed.text}
          retry={{ label: words.failed.retry, act: () => void matches.refetch() }}
        />
      )}
      {matches.data?.length === 0 && <p className="muted">{words.empty}</p>}
      <ul className={styles['souls']}>
        {matches.data?.map((match) => (
          <SoulCard key={match.id} match={match} more={more(match)}>
            {act(match)}
          </SoulCard>
        ))}
      </ul>
    </section>
  );
}

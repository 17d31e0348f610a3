import { read } from '@liminal/client/query';
import { energyMatches, type EnergyMatch } from '@liminal/contracts/matching/energy-matches';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InnerLink } from '../../shared/inner-link';
import { socialTexts as words } from '../../texts/social';
import styles from './circle.module.css';

type Props = {
  /** What can be done about a request, and the corner of each. */
  act: (match: EnergyMatch) => ReactNode;
  more: (match: EnergyMatch) => ReactNode;
};

/** Requests, connections, and one's own requests: the same list as under Frequencies, without the strangers. */
export function Circle({ act, more }: Props) {
  const matches = useQuery({ ...read(energyMatches), staleTime: 0, refetchOnMount: 'always' });
  if (matches.isPending) return <Wait text={words.loading} />;
  if (matches.isError)
    return (
      <Failed
        title={words.failed.title}
        text={words.failed.text}
        retry={{ label: words.failed.retry, act: () => void matches.refetch() }}
      />
    );
  const of = (status: string) => matches.data.filter((match) => match.status === status);
  const requested = of('requested');
  return (
    <>
      <People id="asked" title={words.asked.title} none={words.asked.none} people={of('asked')} act={act} more={more} />
      <People
        id="connected"
        title={words.connected.title}
        none={words.connected.none}
        people={of('connected')}
        more={more}
      />
      {requested.length > 0 && (
        <People id="requested" title={words.requested.title} none="" people={requested} more={more} />
      )}
      <p>
        <InnerLink className="text-link" to="/?tab=matching">
          {words.find}
        </InnerLink>
      </p>
    </>
  );
}

type PeopleProps = {
  id: string;
  title: string;
  none: string;
  people: EnergyMatch[];
  act?: Props['act'];
  more: Props['more'];
};

const People = ({ id, title, none, people, act, more }: PeopleProps) => (
  <section className={styles['block']} aria-labelledby={id}>
    <h2 className="heading" id={id}>
      {title}
    </h2>
    {people.length === 0 && <p className="muted">{none}</p>}
    <ul className={styles['people']}>
      {people.map((match) => {
        const { matchedUser: soul } = match;
        return (
          <li key={match.id}>
            <Avatar id={soul.id} archetype={soul.archetype} hertz={soul.energyFrequency} size="3rem" />
            <div>
              <p>
                {soul.firstName} {soul.isDemo && <span className="badge demo">{words.demo}</span>}
              </p>
              <p className="small muted">
                {soul.archetype && (archetypeNames[soul.archetype] ?? soul.archetype)}
                {soul.email && (
                  <>
                    {soul.archetype && ', '}
                    <a href={`mailto:${soul.email}`}>{soul.email}</a>
                  </>
                )}
              </p>
            </div>
            <div>{act?.(match)}</div>
            {more(match)}
          </li>
        );
      })}
    </ul>
  </section>
);

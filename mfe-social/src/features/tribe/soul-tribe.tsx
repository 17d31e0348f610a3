import { read } from '@liminal/client/query';
import { useMember } from '@liminal/client/shell';
import { tribe } from '@liminal/contracts/archetype/tribe';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InnerLink } from '../../shared/inner-link';
import { evolutionTexts } from '../../texts/evolution';
import styles from './soul-tribe.module.css';

const words = evolutionTexts.tribe;
const first = 12;

/** The others who hold the same pattern, by the specified score alone. */
export function SoulTribe({ archetype }: { archetype: SoulPattern }) {
  const { consents } = useMember();
  return (
    <section className={styles['block']} aria-labelledby="tribe">
      <div className="section-head">
        <h2 className="heading" id="tribe">
          {words.title}
        </h2>
        <p className="caption">{words.lead(archetypeNames[archetype] ?? archetype)}</p>
      </div>
      {consents.matching ? (
        <Members archetype={archetype} />
      ) : (
        <div className="stack">
          <p className="muted">{words.consent}</p>
          <p>
            <InnerLink className="text-link" to="/?tab=matching">
              {words.agree}
            </InnerLink>
          </p>
        </div>
      )}
    </section>
  );
}

function Members({ archetype }: { archetype: SoulPattern }) {
  const [all, showAll] = useState(false);
  const members = useQuery({ ...read(tribe, { query: { archetype } }), staleTime: 0, refetchOnMount: 'always' });
  if (members.isPending) return <Wait text={words.loading} />;
  if (members.isError)
    return (
      <Failed
        title={words.failed.title}
        text={words.failed.text}
        retry={{ label: words.failed.retry, act: () => void members.refetch() }}
      />
    );
  if (members.data.length === 0) return <p className="muted">{words.empty}</p>;
  return (
    <>
      <ul className={styles['tribe']}>
        {members.data.slice(0, all ? undefined : first).map(({ id, firstName, interactionScore, isDemo }) => (
          <li key={id}>
            <Avatar id={id} archetype={archetype} />
            <span>
              {firstName} {isDemo && <span className="badge demo">{words.demo}</span>}
            </span>
            <span className="small muted num">{words.score(interactionScore)}</span>
          </li>
        ))}
      </ul>
      {!all && members.data.length > first && (
        <button type="button" className="button quiet" onClick={() => showAll(true)}>
          {words.more(members.data.length)}
        </button>
      )}
    </>
  );
}

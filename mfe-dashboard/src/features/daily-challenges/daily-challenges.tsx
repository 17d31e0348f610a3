import { read } from '@liminal/client/query';
import { useMember, useShell } from '@liminal/client/shell';
import { challenges, type DailyChallenge } from '@liminal/contracts/journey/daily-challenges';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../texts';
import styles from './daily-challenges.module.css';

const words = texts.challenges;
const radius = 9;
const around = 2 * Math.PI * radius;

function Row({ challenge, act }: { challenge: DailyChallenge; act: (() => void) | undefined }) {
  const { id, progress, goal, reward, done } = challenge;
  const said = words.acts[id];
  return (
    <li>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles['ring']}>
        <circle cx="12" cy="12" r={radius} stroke="var(--line-control)" strokeDasharray={done ? undefined : '2 2.4'} />
        <circle
          cx="12"
          cy="12"
          r={radius}
          stroke="var(--live)"
          strokeWidth="2"
          transform="rotate(-90 12 12)"
          strokeDasharray={`${(progress / goal) * around} ${around}`}
        />
        {done && <path d="M8 12.2l2.8 2.8 5.2-5.6" stroke="var(--live)" />}
      </svg>
      <span>
        {challenge.challenge}
        <span className="caption">{done ? words.done : words.progress(id, progress, goal)}</span>
      </span>
      {!done && act && said && (
        <button type="button" className="link-button" onClick={act}>
          {said}
        </button>
      )}
      <span className={styles['reward']}>{words.reward(reward)}</span>
    </li>
  );
}

/** Where each challenge is done; the page opens the ones that are its own. */
export type Places = { breathe: () => void; rap: () => void; quiz: () => void };

/** The five of today. They are completed by what is really done, never by a click here. */
export function DailyChallenges({ breathe, rap, quiz }: Places) {
  const { navigate } = useShell();
  const { dayStartsAt } = useMember();
  const { data, isPending, isError, refetch } = useQuery(read(challenges));
  const places: Record<string, () => void> = {
    meditate: breathe,
    dreams: () => navigate('/?tab=dreams'),
    rap,
    souls: () => navigate('/?tab=matching'),
    quiz,
  };
  return (
    <section aria-labelledby="daily-challenges" aria-busy={isPending}>
      <div className="section-head">
        <h2 className="heading" id="daily-challenges">
          {words.title}
        </h2>
        <span className="caption num">{words.freshAt(dayStartsAt)}</span>
      </div>
      {isPending && <Wait text={texts.loading} />}
      {isError && (
        <Failed
          title={words.failed}
          text={texts.failed.text}
          retry={{ label: texts.failed.retry, act: () => void refetch() }}
        />
      )}
      {data && (
        <ul className={styles['challenges']}>
          {data.map((challenge) => (
            <Row key={challenge.id} challenge={challenge} act={places[challenge.id]} />
          ))}
        </ul>
      )}
    </section>
  );
}

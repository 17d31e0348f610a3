import { useShell } from '@liminal/client/shell';
import type { TribeRoom as Room } from '@liminal/contracts/archetype/tribe-room';
import { Avatar } from '@liminal/ui/avatar';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import type { ReactNode } from 'react';
import { evolutionTexts, prompts } from '../../texts/evolution';
import { Say } from './say';
import { useJoinRoom, useTribeRoom } from './queries';
import styles from './tribe-room.module.css';

const words = evolutionTexts.room;

/** The tribe's room: entered on purpose, one prompt a day, answers that end with it. `more` is what stands beside an answer of another. */
export function TribeRoom({ more }: { more?: (other: { id: string; firstName: string }) => ReactNode }) {
  const room = useTribeRoom();
  const { toast } = useShell();
  const join = useJoinRoom();
  const enter = (joined: boolean) =>
    join.mutate(joined, { onError: () => toast({ ...words.failed, variant: 'destructive' }) });
  return (
    <section className={`plate framed ${styles['room']}`} aria-labelledby="room">
      <div className="section-head">
        <h2 className="heading" id="room">
          {words.title}
        </h2>
        {room.data?.joined && (
          <button type="button" className="link-button" disabled={join.isPending} onClick={() => enter(false)}>
            {words.leave}
          </button>
        )}
      </div>
      <p className="small muted">{words.lead}</p>
      {room.isPending && <Wait text={words.loading} />}
      {room.isError && (
        <Failed
          title={evolutionTexts.failed.title}
          text={evolutionTexts.failed.text}
          retry={{ label: evolutionTexts.failed.retry, act: () => void room.refetch() }}
        />
      )}
      {room.data && (
        <>
          <p className="legend-line">{words.today}</p>
          <p className={styles['prompt']}>{prompts[room.data.prompt]}</p>
          {room.data.joined ? (
            <Inside room={room.data} more={more} />
          ) : (
            <div className="controls">
              <button type="button" className="button primary" disabled={join.isPending} onClick={() => enter(true)}>
                {words.enter}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

type InsideProps = { room: Room; more: ((other: { id: string; firstName: string }) => ReactNode) | undefined };

function Inside({ room, more }: InsideProps) {
  const mine = room.answers.find((answer) => answer.mine);
  return (
    <>
      <Say key={room.prompt} said={mine?.text ?? ''} />
      <p className="caption">{words.others(room.others)}</p>
      {room.answers.length === 0 && <p className="muted">{words.quiet}</p>}
      <ul className={styles['answers']}>
        {room.answers.map(({ id, memberId, firstName, isDemo, text, mine: own }) => (
          <li key={id}>
            <Avatar id={memberId} archetype={room.archetype} />
            <div className="stack tight">
              <p className="small muted">
                {firstName} {own && `(${words.you})`}{' '}
                {isDemo && <span className="badge demo">{evolutionTexts.tribe.demo}</span>}
                {!own && more?.({ id: memberId, firstName })}
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useShell } from '@liminal/client/shell';
import { kindReplies, type Milestone } from '@liminal/contracts/matching/feed';
import { Avatar } from '@liminal/ui/avatar';
import { dayOf } from '@liminal/ui/day-of';
import { Failed } from '@liminal/ui/failed';
import { InnerLink } from '../../shared/inner-link';
import { socialTexts } from '../../texts/social';
import styles from './milestones.module.css';
import { useFeed, useReply } from './queries';

const words = socialTexts.feed;

/** Milestones of whoever shares them, and one kind word for each. */
export function Milestones() {
  const feed = useFeed();
  return (
    <section className={styles['block']} aria-labelledby="milestones">
      <div className="section-head">
        <h2 className="heading" id="milestones">
          {words.title}
        </h2>
        <InnerLink className="text-link small" to="/social-presence">
          {words.share}
        </InnerLink>
      </div>
      {feed.isError && (
        <Failed
          title={socialTexts.failed.title}
          text={socialTexts.failed.text}
          retry={{ label: socialTexts.failed.retry, act: () => void feed.refetch() }}
        />
      )}
      {feed.data?.length === 0 && <p className="muted">{words.none}</p>}
      <ul className={styles['feed']}>
        {feed.data?.map((milestone) => (
          <One key={milestone.id} milestone={milestone} />
        ))}
      </ul>
    </section>
  );
}

function One({ milestone }: { milestone: Milestone }) {
  const { toast } = useShell();
  const reply = useReply();
  const { id, memberId, firstName, isDemo, mine, kind, what, at, replies, myReply } = milestone;
  const others = replies.map((each) => words.count(words.replies[each.reply] ?? each.reply, each.count)).join(', ');
  return (
    <li>
      <Avatar id={memberId} size="3rem" />
      <div className="stack">
        <p>
          <b>{firstName}</b> {mine && `(${words.mine})`}{' '}
          {isDemo && <span className="badge demo">{socialTexts.demo}</span>} {words.kinds[kind]?.(what) ?? words.other}{' '}
          <span className="small muted">{dayOf(at)}</span>
        </p>
        {others && <p className="small muted">{others}</p>}
        {!mine && (
          <div className={styles['replies']} role="group" aria-label={words.reply(firstName)}>
            {kindReplies.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={myReply === each}
                disabled={reply.isPending}
                onClick={() =>
                  reply.mutate(
                    { id, reply: myReply === each ? null : each },
                    { onError: () => toast({ ...words.notSent, variant: 'destructive' }) },
                  )
                }
              >
                {words.replies[each]}
              </button>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

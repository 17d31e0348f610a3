import { activities, type Game } from '@liminal/contracts/journey/journey-game';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { texts } from '../../texts';
import { Challenge } from './challenge';
import { Exploring } from './exploring';
import { useGame, useMove } from './queries';
import { Revelation } from './revelation';

/** Exploring, then a challenge, then exploring again or a revelation; where it stands is the server's to say. */
export function JourneyGame({ done }: { done: () => void }) {
  const game = useGame();
  if (game.isPending) return <Wait text={texts.loading} />;
  if (game.isError)
    return (
      <Failed
        title={texts.failed.title}
        text={texts.failed.text}
        retry={{ label: texts.failed.retry, act: () => void game.refetch() }}
      />
    );
  return <Standing game={game.data} readAt={game.dataUpdatedAt} done={done} />;
}

function Standing({ game, readAt, done }: { game: Game; readAt: number; done: () => void }) {
  const { mutate, isPending } = useMove();
  const activity = activities.find(({ id }) => id === game.challenge?.activity);
  if (game.challenge && activity)
    return (
      <Challenge
        key={game.challenge.startedAt}
        activity={activity}
        // As the server counts, and what has passed here since it said so: the two clocks are never compared.
        elapsed={() => (game.challenge?.elapsed ?? 0) + Math.floor((Date.now() - readAt) / 1000)}
        until={game.stats.nextRevelationProgress}
        busy={isPending}
        complete={() => mutate({ move: 'complete', activity: activity.id })}
        leave={() => mutate({ move: 'leave' })}
      />
    );
  if (game.revelation !== null)
    return <Revelation game={game} number={game.revelation} goOn={() => mutate({ move: 'continue' })} />;
  return (
    <Exploring
      game={game}
      busy={isPending}
      begin={(id) => mutate({ move: 'begin', activity: id })}
      choose={(path) => mutate({ move: 'path', path })}
      done={done}
    />
  );
}

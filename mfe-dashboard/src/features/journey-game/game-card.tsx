import { activities } from '@liminal/contracts/journey/journey-game';
import { activityWords } from './activity-words';
import { useGame, useMove } from './queries';
import { words } from './words';

/** The next small thing, on the chart's own page. What does not arrive is not missed there: the game itself says so. */
export function GameCard({ open }: { open: () => void }) {
  const { data: game } = useGame();
  const { mutate, isPending } = useMove();
  const id = game?.challenge?.activity ?? game?.offered[0];
  const activity = activities.find((each) => each.id === id);
  if (!game || !id || !activity) return null;
  const begin = () => {
    if (game.challenge) return open();
    if (!isPending) mutate({ move: 'begin', activity: id }, { onSuccess: open });
  };
  return (
    <section className="plate framed stack" aria-labelledby="journey-game">
      <p className="legend-line">{words.legend(game.stats.level)}</p>
      <h2 className="heading" id="journey-game">
        {activityWords[id].name}
      </h2>
      <p className="muted">{activityWords[id].description}</p>
      <p className="small num">
        <span className="live">{words.xp(activity.reward)}</span>
      </p>
      <div className="controls">
        <button type="button" className="button primary" aria-disabled={isPending} onClick={begin}>
          {game.challenge ? words.goOn : words.begin}
        </button>
        <button type="button" className="button quiet" onClick={open}>
          {words.card.open}
        </button>
      </div>
    </section>
  );
}

import { pace, type ActivityId, type Game } from '@liminal/contracts/journey/journey-game';
import { Mandala } from '@liminal/ui/mandala';
import { useArrival } from '@liminal/ui/use-arrival';
import { activityWords } from './activity-words';
import { revelationOf } from './revelations';
import { words } from './words';

type Props = { game: Game; number: number; goOn: () => void };

const named = (ids: ActivityId[]): string[] => ids.map((id) => `“${activityWords[id].name}”`);

/** What opens after every third act. */
export function Revelation({ game, number, goOn }: Props) {
  const { type, impact, title, content, ask } = revelationOf(number);
  const heading = useArrival(true);
  const { experiencePoints: xp, level } = game.stats;
  return (
    <div className="wrap">
      <div className="verdict">
        <div className="art breathing">
          <Mandala seed={`revelation-${number}`} figures={{ detail: 2, fold: 8 + (number % 5) }} />
        </div>
        <div className="stack loose">
          <div className="stack">
            <p className="legend-line">{words.revelation(number, type, impact)}</p>
            <h1 className="plate-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className="lead">{content}</p>
          </div>
          <div className="margin-note">
            <p>
              {words.made(named(game.lastActs))} <i>{ask}</i>
            </p>
          </div>
          <div className="controls">
            <button type="button" className="button primary" onClick={goOn}>
              {words.continue}
            </button>
          </div>
          <p className="small num muted">{words.standing(xp, level * pace.xpToLevel - xp, level + 1)}</p>
        </div>
      </div>
    </div>
  );
}

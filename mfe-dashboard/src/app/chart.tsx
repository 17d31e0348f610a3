import type { Journey } from '@liminal/contracts/journey/journey';
import type { Profile } from '@liminal/contracts/journey/profile';
import { Wait } from '@liminal/ui/wait';
import { lazy, Suspense, useState } from 'react';
import { ArchetypeInsight } from '../features/archetype-insight/archetype-insight';
import { ProfileMandala } from '../features/archetype-insight/profile-mandala';
import { CheckIn } from '../features/check-in/check-in';
import { DailyChallenges } from '../features/daily-challenges/daily-challenges';
import { Doors } from '../features/doors/doors';
import { JourneyPanel } from '../features/journey/journey-panel';
import { Stations } from '../features/journey/stations';
import { GameCard } from '../features/journey-game/game-card';
import { WhenIdle } from '../shared/when-idle';
import { texts } from '../texts';
import styles from './chart.module.css';

/** What takes the page over for a while; each comes when it is opened. */
const sheets = {
  quiz: lazy(async () => ({ default: (await import(/* webpackChunkName: 'quiz' */ '../features/quiz/quiz')).Quiz })),
  'journey-game': lazy(async () => ({
    default: (await import(/* webpackChunkName: 'journey-game' */ '../features/journey-game/journey-game')).JourneyGame,
  })),
  breathe: lazy(async () => ({
    default: (await import(/* webpackChunkName: 'breathing' */ '../features/box-breathing/box-breathing')).BoxBreathing,
  })),
  rap: lazy(async () => ({ default: (await import(/* webpackChunkName: 'rap' */ '../features/rap/rap')).RapSheet })),
};

/** Where the member stands, and what there is to do from here. */
export function Chart({ profile, journey }: { profile: Profile; journey: Journey }) {
  const [sheet, setSheet] = useState<keyof typeof sheets>();
  if (sheet) {
    const Sheet = sheets[sheet];
    return (
      <Suspense
        fallback={
          <div className="page-wait">
            <Wait text={texts.activating} />
          </div>
        }
      >
        <Sheet
          done={() => {
            setSheet(undefined);
            scrollTo(0, 0);
          }}
        />
      </Suspense>
    );
  }
  return (
    <div className="wrap">
      <h1 className="visually-hidden">{texts.vibes}</h1>
      <section className={styles['meridian']}>
        <div className="stack loose">
          <JourneyPanel journey={journey} />
          <CheckIn journey={journey} />
        </div>
        <ProfileMandala profile={profile} />
        <ArchetypeInsight profile={profile} />
      </section>
      <Stations level={journey.level} />
      <WhenIdle>
        <Doors quiz={() => setSheet('quiz')} />
      </WhenIdle>
      <div className={styles['today']}>
        <WhenIdle>
          <DailyChallenges
            breathe={() => setSheet('breathe')}
            rap={() => setSheet('rap')}
            quiz={() => setSheet('quiz')}
          />
          <GameCard open={() => setSheet('journey-game')} />
        </WhenIdle>
      </div>
    </div>
  );
}

import { read } from '@liminal/client/query';
import { currentProfile } from '@liminal/contracts/journey/profile';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArchetypeInsight } from '../features/archetype-insight/archetype-insight';
import { ProfileMandala } from '../features/archetype-insight/profile-mandala';
import { CheckIn } from '../features/check-in/check-in';
import { JourneyPanel } from '../features/journey/journey-panel';
import { Stations } from '../features/journey/stations';
import { useJourney } from '../features/journey/queries';
import { Onboarding } from '../features/onboarding/onboarding';
import { Quiz } from '../features/quiz/quiz';
import { QuizCard } from '../features/quiz/quiz-card';
import { texts } from '../texts';
import styles from './vibes.module.css';

/** The consciousness tab: five questions the first time, afterwards where the member stands. */
function Vibes() {
  const profile = useQuery(read(currentProfile));
  const journey = useJourney();
  const [quiz, setQuiz] = useState(false);
  const failed = profile.isError ? profile : journey.isError ? journey : undefined;
  if (failed) {
    return (
      <div className="wrap">
        <Failed
          title={texts.failed.title}
          text={texts.failed.text}
          retry={{ label: texts.failed.retry, act: () => void Promise.all([profile.refetch(), journey.refetch()]) }}
        />
      </div>
    );
  }
  if (profile.isPending || journey.isPending) {
    return (
      <div className="page-wait">
        <Wait text={texts.loading} />
      </div>
    );
  }
  if (profile.data === null) return <Onboarding />;
  if (quiz) return <Quiz done={() => setQuiz(false)} />;
  return (
    <div className="wrap">
      <h1 className="visually-hidden">{texts.vibes}</h1>
      <section className={styles['meridian']}>
        <div className="stack loose">
          <JourneyPanel journey={journey.data} />
          <CheckIn journey={journey.data} />
        </div>
        <ProfileMandala profile={profile.data} />
        <ArchetypeInsight profile={profile.data} />
      </section>
      <Stations level={journey.data.level} />
      <QuizCard open={() => setQuiz(true)} />
    </div>
  );
}

export const lifecycles = createLifecycles(Vibes);

import { read } from '@liminal/client/query';
import { currentProfile } from '@liminal/contracts/journey/profile';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import { Onboarding } from '../features/onboarding/onboarding';
import { useJourney } from '../features/journey/queries';
import { texts } from '../texts';
import { Chart } from './chart';

/** The consciousness tab: five questions the first time, afterwards where the member stands. */
function Vibes() {
  const profile = useQuery(read(currentProfile));
  const journey = useJourney();
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
  return <Chart profile={profile.data} journey={journey.data} />;
}

export const lifecycles = createLifecycles(Vibes);

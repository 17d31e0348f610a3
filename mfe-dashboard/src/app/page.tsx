import { useObservable, useShell } from '@liminal/client/shell';
import { TabSlot } from '@liminal/client/tab-slot';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { useFollowInteractions } from '../features/archetype-insight/follow-interactions';
import { useSoulPattern } from '../features/archetype-insight/queries';
import { Particles } from '../features/particles/particles';
import { WhenIdle } from '../shared/when-idle';
import { Threshold } from './threshold';

/** The dashboard is the room; what stands in it comes from whichever remote contributes the open tab. */
function DashboardPage() {
  const tab = useObservable(useShell().tab);
  // Here and not in a tab: what the member does in any of them is told.
  useFollowInteractions(useSoulPattern().data?.archetype);
  if (!tab) return null;
  return (
    <>
      <WhenIdle>
        <Particles />
      </WhenIdle>
      <Threshold />
      <div role="tabpanel" aria-labelledby={`tab-${tab.id}`} tabIndex={-1}>
        <TabSlot key={tab.id} id={tab.id} />
      </div>
    </>
  );
}

export const lifecycles = createLifecycles(DashboardPage);

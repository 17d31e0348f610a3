import { useShell } from '@liminal/client/shell';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Wait } from '@liminal/ui/wait';
import { DreamTimeline } from '../features/dream-timeline/dream-timeline';
import { LatestInterpretation } from '../features/interpretation/latest-interpretation';
import { RecordDream } from '../features/record-dream/record-dream';
import { useDreams } from '../shared/dreams';
import { texts } from '../texts';
import styles from './portal.module.css';

/** The form works whatever happens to the list: a dream must not be lost because an old one did not arrive. */
function DreamPortal() {
  const { navigate } = useShell();
  const { dreams, isPending } = useDreams();
  return (
    <div className={`wrap ${styles['portal']}`}>
      <div className={styles['two']}>
        <section className="stack" aria-labelledby="portal">
          <h1 className="title" id="portal">
            {texts.title}
          </h1>
          <p className="muted">{texts.lead}</p>
          <RecordDream />
        </section>
        {dreams && <LatestInterpretation dream={dreams.find(({ interpretation }) => interpretation !== null)} />}
        {isPending && <Wait text={texts.timeline.loading} />}
      </div>
      <DreamTimeline>
        <button type="button" className="button quiet" onClick={() => navigate('/dream-statistics')}>
          {texts.statistics.open}
        </button>
      </DreamTimeline>
    </div>
  );
}

export const lifecycles = createLifecycles(DreamPortal);

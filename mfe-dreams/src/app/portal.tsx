import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { DreamTimeline } from '../features/dream-timeline/dream-timeline';
import { LatestInterpretation } from '../features/interpretation/latest-interpretation';
import { RecordDream } from '../features/record-dream/record-dream';
import { useDreams } from '../shared/dreams';
import { texts } from '../texts';
import styles from './portal.module.css';

/** The form works whatever happens to the list: a dream must not be lost because an old one did not arrive. */
function DreamPortal() {
  const dreams = useDreams();
  const failed = texts.timeline.failed;
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
        {dreams.data && (
          <LatestInterpretation dream={dreams.data.find(({ interpretation }) => interpretation !== null)} />
        )}
        {dreams.isPending && <Wait text={texts.timeline.loading} />}
        {dreams.isError && (
          <Failed
            title={failed.title}
            text={failed.text}
            retry={{ label: failed.retry, act: () => void dreams.refetch() }}
          />
        )}
      </div>
      {dreams.data && <DreamTimeline dreams={dreams.data} />}
    </div>
  );
}

export const lifecycles = createLifecycles(DreamPortal);

import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import type { Profile } from '@liminal/contracts/journey/profile';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Failed } from '@liminal/ui/failed';
import { Gauge } from '@liminal/ui/gauge';
import { Glyph } from '@liminal/ui/glyph';
import { texts } from '../../texts';
import styles from './insight.module.css';
import { useSoulPattern } from './queries';
import { Readings } from './readings';

/** Which pattern the member holds, how far it has grown, and what the drawing says. */
export function ArchetypeInsight({ profile }: { profile: Profile }) {
  const { navigate } = useShell();
  const pattern = useSoulPattern();
  const held = pattern.data?.archetype ?? null;
  const discover = () => navigate('/?tab=archetype');

  if (pattern.isError)
    return (
      <Failed
        title={texts.failed.title}
        text={texts.failed.text}
        retry={{ label: texts.failed.retry, act: () => void pattern.refetch() }}
      />
    );
  if (pattern.isPending) return <div aria-busy="true" />;
  if (!held)
    return (
      <section className="stack loose" aria-labelledby="no-pattern">
        <div className="stack">
          <p className="legend-line">{texts.insight.legend}</p>
          <h2 className="heading" id="no-pattern">
            {texts.insight.none}
          </h2>
          <p className="muted">{texts.insight.noneHint}</p>
          <div className="controls">
            <button type="button" className="button accent" onClick={discover}>
              {texts.insight.discover}
            </button>
          </div>
        </div>
        <Readings profile={profile} />
      </section>
    );
  return (
    <section className="stack loose" aria-label={texts.insight.legend}>
      <div className="stack">
        <p className="legend-line">{texts.insight.legend}</p>
        <h2 className={`heading ${styles['name']}`}>
          <Glyph archetype={held} />
          {archetypeNames[held] ?? held}
        </h2>
        <p className="muted">{texts.insight.patterns[held as keyof typeof texts.insight.patterns]}</p>
        <Gauge percent={pattern.data.interactionScore} label={texts.insight.scoreLabel} />
        <p className={`small muted num ${styles['row']}`}>
          <span>{texts.insight.score(pattern.data.interactionScore)}</span>
          <button type="button" className="link-button" onClick={discover}>
            {texts.insight.change}
          </button>
        </p>
        <div className="controls">
          <button type="button" className="button accent" onClick={() => tellInteraction('attune')}>
            {texts.insight.attune}
          </button>
        </div>
        <p className="caption">{texts.insight.attuneHint}</p>
      </div>
      <Readings profile={profile} />
    </section>
  );
}

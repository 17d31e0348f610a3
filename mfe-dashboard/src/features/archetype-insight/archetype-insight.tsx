import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import type { Profile } from '@liminal/contracts/journey/profile';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Failed } from '@liminal/ui/failed';
import { Gauge } from '@liminal/ui/gauge';
import { Glyph } from '@liminal/ui/glyph';
import { useState } from 'react';
import { texts } from '../../texts';
import styles from './insight.module.css';
import { PatternChoice } from './pattern-choice';
import { useSoulPattern, useTakePattern } from './queries';
import { Readings } from './readings';

/** Which pattern the member holds, how far it has grown, and what the drawing says. */
export function ArchetypeInsight({ profile }: { profile: Profile }) {
  const { toast } = useShell();
  const pattern = useSoulPattern();
  const take = useTakePattern();
  const [choosing, setChoosing] = useState(false);
  const held = pattern.data?.archetype ?? null;

  const choose = (archetype: SoulPattern) =>
    take.mutate(archetype, {
      onSuccess: () => {
        setChoosing(false);
        toast(texts.insight.taken(archetypeNames[archetype] ?? archetype));
        tellInteraction('soul-pattern');
      },
      onError: () =>
        toast({
          ...texts.insight.failed,
          variant: 'destructive',
          action: { label: texts.failed.retry, act: () => choose(archetype) },
        }),
    });

  if (pattern.isError)
    return (
      <Failed
        title={texts.failed.title}
        text={texts.failed.text}
        retry={{ label: texts.failed.retry, act: () => void pattern.refetch() }}
      />
    );
  if (pattern.isPending) return <div aria-busy="true" />;
  if (!held || choosing)
    return (
      <PatternChoice
        held={held}
        busy={take.isPending}
        take={choose}
        cancel={held ? () => setChoosing(false) : undefined}
      />
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
          <button type="button" className="link-button" onClick={() => setChoosing(true)}>
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

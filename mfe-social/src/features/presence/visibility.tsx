import { useMember, useShell } from '@liminal/client/shell';
import type { Presence } from '@liminal/contracts/matching/presence';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { Failed } from '@liminal/ui/failed';
import { Switch } from '@liminal/ui/switch';
import { InnerLink } from '../../shared/inner-link';
import { socialTexts } from '../../texts/social';
import styles from './presence.module.css';
import { useKeepPresence, usePresence } from './queries';

const words = socialTexts.own;

const switches = [
  { field: 'showPattern', label: words.pattern, hint: words.patternHint },
  { field: 'showFrequency', label: words.frequency, hint: words.frequencyHint },
  { field: 'showState', label: words.state, hint: words.stateHint },
  { field: 'shareMilestones', label: words.milestones, hint: words.milestonesHint },
] as const;

/** What others may see, beside how it looks. */
export function Visibility() {
  const { toast } = useShell();
  const { consents } = useMember();
  const presence = usePresence();
  const keep = useKeepPresence();
  if (presence.isError)
    return (
      <Failed
        title={socialTexts.failed.title}
        text={socialTexts.failed.text}
        retry={{ label: socialTexts.failed.retry, act: () => void presence.refetch() }}
      />
    );
  if (!presence.data) return <div aria-busy="true" />;
  const now = presence.data;
  return (
    <section className={styles['two']} aria-label={words.title}>
      <div className="stack">
        {switches.map(({ field, label, hint }) => (
          <Switch
            key={field}
            label={label}
            hint={hint}
            checked={now[field]}
            onChange={(on) =>
              keep.mutate(
                { ...now, [field]: on },
                { onError: () => toast({ ...words.notKept, variant: 'destructive' }) },
              )
            }
          />
        ))}
      </div>
      <div className="stack">
        <Preview presence={now} />
        {!consents.matching && (
          <p className="small muted">
            {words.consent}{' '}
            <InnerLink className="text-link" to="/?tab=matching">
              {words.agree}
            </InnerLink>
          </p>
        )}
      </div>
    </section>
  );
}

function Preview({ presence: { showPattern, showFrequency, showState } }: { presence: Presence }) {
  const { id, firstName, archetype, energyFrequency, currentConsciousnessState } = useMember();
  const pattern = showPattern ? archetype : null;
  const hertz = showFrequency ? energyFrequency : null;
  return (
    <figure className="plate framed stack">
      <figcaption className="caption">{words.preview}</figcaption>
      <Avatar id={id} archetype={pattern} hertz={hertz} size="5rem" />
      <p className="subhead">{firstName}</p>
      <p className="small muted">
        {[pattern && archetypeNames[pattern], showState && currentConsciousnessState, hertz && `${hertz} Hz`]
          .filter(Boolean)
          .join(', ')}
      </p>
    </figure>
  );
}

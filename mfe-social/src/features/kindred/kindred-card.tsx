import { isUnauthorized } from '@liminal/client/http-error';
import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import type { KindredMatch } from '@liminal/contracts/matching/oracle';
import type { Jungian } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { jungianWords } from '../../shared/jungians';
import { Rows } from '../../shared/rows';
import { texts } from '../../texts';
import { oracleTexts } from '../../texts/oracle';
import styles from './kindred.module.css';
import { useConnectKindred } from './queries';

const words = oracleTexts.kindred;
const part = (name: string) => texts.why.parts[name] ?? name;
const room = (archetype: string) => jungianWords[archetype as Jungian]?.environment;

/** One kindred spirit: why they fit, what is in tension, where the two would meet best. */
export function KindredCard({ match }: { match: KindredMatch }) {
  const { archetype, isDemo, optimalMeetingConditions: meeting } = match;
  const said = [
    [words.rows.shared, match.sharedPatterns.map(part).join(', ')],
    [words.rows.complementary, match.complementaryTraits.map(part).join(', ')],
    [words.rows.challenges, match.potentialChallenges.map(part).join(', ')],
    [words.rows.synergies, match.behavioralSynergies === null ? '' : `${match.behavioralSynergies} %`],
    [words.rows.alignment, match.environmentalAlignment === null ? '' : `${match.environmentalAlignment} %`],
  ].flatMap(([name = '', value]) => (value ? [{ name, value }] : []));
  const where = [
    [words.light, room(meeting.lighting)?.lighting],
    [words.scent, room(meeting.scent)?.scent],
    [words.sound, room(meeting.sound)?.sound],
  ].flatMap(([name = '', value]) => (value ? [{ name, value }] : []));
  return (
    <li className={`plate ${styles['soul']}`} style={hueOf(archetype)}>
      <header>
        <Avatar id={match.userId} archetype={archetype} hertz={match.energyFrequency} size="4rem" />
        <div>
          <h3 className="subhead">
            {match.name} {isDemo && <span className="badge demo">{words.demo}</span>}
          </h3>
          <p className={`small muted ${styles['sign']}`}>
            {archetype && <Glyph archetype={archetype} />}
            {archetype ? (archetypeNames[archetype] ?? archetype) : texts.souls.unpatterned}
          </p>
        </div>
      </header>
      <div className={styles['numbers']}>
        <p className="small muted">
          <b>{match.compatibilityScore} %</b>
          {words.figures.compatibilityScore}
        </p>
        <p className="small muted">
          <b>{match.consciousnessResonance} %</b>
          {words.figures.consciousnessResonance}
        </p>
      </div>
      <Rows rows={said} />
      <details className="small">
        <summary>{words.meeting}</summary>
        <div className="stack tight">
          <Rows rows={where} />
          <p className="caption">
            {words.together(meeting.duration, meeting.groupSize)}:{' '}
            {meeting.activities.map((activity) => words.activities[activity] ?? activity).join(', ')}.
          </p>
        </div>
      </details>
      <ConnectFrequencies match={match} />
    </li>
  );
}

function ConnectFrequencies({ match }: { match: KindredMatch }) {
  const { toast, sessionLost } = useShell();
  const connect = useConnectKindred(match.userId);
  const waiting = connect.isPending || match.status === 'requested';
  if (match.status === 'connected')
    return (
      <button type="button" className="button wide connected" disabled>
        {words.states['connected']}
      </button>
    );
  return (
    <button
      type="button"
      className="button wide accent"
      aria-disabled={waiting}
      onClick={() => {
        if (waiting) return;
        connect.mutate(undefined, {
          onSuccess: () => {
            toast(words.initiated);
            tellInteraction('connection');
          },
          onError: (error) =>
            isUnauthorized(error) ? sessionLost() : toast({ ...words.notConnected, variant: 'destructive' }),
        });
      }}
    >
      {waiting ? words.states['requested'] : (words.states[match.status] ?? words.connect)}
    </button>
  );
}

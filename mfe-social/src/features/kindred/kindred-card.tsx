import { isUnauthorized } from '@liminal/client/http-error';
import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import type { KindredMatch } from '@liminal/contracts/matching/oracle';
import type { Jungian } from '@liminal/contracts/vocabulary';
import { jungianWords } from '../../shared/jungians';
import { ConnectButton } from '../../shared/connect-button';
import { Rows } from '../../shared/rows';
import { Figures, SoulPlate } from '../../shared/soul-plate';
import { texts } from '../../texts';
import { oracleTexts } from '../../texts/oracle';
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
    <SoulPlate id={match.userId} name={match.name} isDemo={isDemo} archetype={archetype} hertz={match.energyFrequency}>
      <Figures
        figures={[
          { value: `${match.compatibilityScore} %`, name: words.figures.compatibilityScore },
          { value: `${match.consciousnessResonance} %`, name: words.figures.consciousnessResonance },
        ]}
      />
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
    </SoulPlate>
  );
}

function ConnectFrequencies({ match }: { match: KindredMatch }) {
  const { toast, sessionLost } = useShell();
  const connect = useConnectKindred(match.userId);
  const act = () =>
    connect.mutate(undefined, {
      onSuccess: () => {
        toast(words.initiated);
        tellInteraction('connection');
      },
      onError: (error) =>
        isUnauthorized(error) ? sessionLost() : toast({ ...words.notConnected, variant: 'destructive' }),
    });
  return <ConnectButton status={match.status} pending={connect.isPending} words={words.button} act={act} />;
}

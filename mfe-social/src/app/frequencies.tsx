import { useMember } from '@liminal/client/shell';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { ConnectEnergies } from '../features/connect-energies/connect-energies';
import { ResonantSouls } from '../features/energy-matches/resonant-souls';
import { EnergySignature } from '../features/energy-signature/energy-signature';
import { MatchingConsent } from '../features/matching-consent/matching-consent';
import { MoreAbout } from '../features/moderation/more-about';
import { WishesPanel } from '../features/wishes/wishes-panel';
import { texts } from '../texts';
import styles from './page.module.css';

function Frequencies() {
  const { consents } = useMember();
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="title">{texts.title}</h1>
      <EnergySignature />
      {!consents.matching && <MatchingConsent />}
      <ResonantSouls
        key={String(consents.matching)}
        act={(match) => <ConnectEnergies match={match} />}
        more={({ matchedUser, status }) => (
          <MoreAbout member={matchedUser} place={status === 'connected' ? 'connection' : 'profile'} standing={status} />
        )}
      >
        {consents.matching && <WishesPanel />}
      </ResonantSouls>
    </div>
  );
}

export const lifecycles = createLifecycles(Frequencies);

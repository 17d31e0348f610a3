import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { ConnectEnergies } from '../features/connect-energies/connect-energies';
import { Circle } from '../features/connections/circle';
import { Milestones } from '../features/feed/milestones';
import { BlockedList } from '../features/moderation/blocked-list';
import { MoreAbout } from '../features/moderation/more-about';
import { InnerLink } from '../shared/inner-link';
import { socialTexts as words } from '../texts/social';
import styles from './page.module.css';

/** The page /social: connections, and the milestones they share. */
const Social = () => (
  <div className={`wrap ${styles['page']}`}>
    <div className="section-head">
      <div className="stack">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <InnerLink className="text-link" to="/social-presence">
        {words.presence}
      </InnerLink>
    </div>
    <Circle
      act={(match) => <ConnectEnergies match={match} />}
      more={({ matchedUser, status }) => (
        <MoreAbout member={matchedUser} place={status === 'connected' ? 'connection' : 'profile'} standing={status} />
      )}
    />
    <Milestones />
    <BlockedList />
  </div>
);

export const lifecycles = createLifecycles(Social);

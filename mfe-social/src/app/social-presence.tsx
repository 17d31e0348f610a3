import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { ShareCards } from '../features/presence/share-cards';
import { Visibility } from '../features/presence/visibility';
import { InnerLink } from '../shared/inner-link';
import { socialTexts } from '../texts/social';
import styles from './page.module.css';

const words = socialTexts.own;

/** The page /social-presence: what others see, and pictures to share. */
const SocialPresence = () => (
  <div className={`wrap ${styles['page']}`}>
    <div className="section-head">
      <div className="stack">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <InnerLink className="text-link" to="/social">
        {words.circle}
      </InnerLink>
    </div>
    <Visibility />
    <ShareCards />
  </div>
);

export const lifecycles = createLifecycles(SocialPresence);

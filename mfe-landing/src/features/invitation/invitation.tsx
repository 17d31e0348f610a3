import { WaysIn } from '../../shared/ways-in';
import { texts } from '../../texts';
import styles from './invitation.module.css';

/** The last word of the page, with the way in once more. */
export const Invitation = () => (
  <section className={`wrap ${styles['block']}`}>
    <div className={`plate framed ${styles['plate']}`}>
      <h2 className="title">{texts.invitation.title}</h2>
      <p className="lead">{texts.invitation.lead}</p>
      <WaysIn />
    </div>
  </section>
);

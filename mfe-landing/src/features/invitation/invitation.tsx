import { texts } from '../../texts';
import styles from './invitation.module.css';

/** The last word of the page, with the way in once more. */
export const Invitation = () => (
  <section className={`wrap ${styles['block']}`}>
    <div className={`plate framed ${styles['plate']}`}>
      <h2 className="title">{texts.invitation.title}</h2>
      <p className="lead">{texts.invitation.lead}</p>
      <div className={styles['ways']}>
        <a className="button primary large" href="/api/login">
          {texts.signUp}
        </a>
        <a className="button large" href="/api/login">
          {texts.logIn}
        </a>
      </div>
    </div>
  </section>
);

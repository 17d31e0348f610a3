import { texts } from '../texts';
import styles from './ways-in.module.css';

/** Both buttons lead to the same page (specification, section 2). */
export const WaysIn = () => (
  <div className={styles['ways']}>
    <a className="button primary large" href="/api/login">
      {texts.signUp}
    </a>
    <a className="button large" href="/api/login">
      {texts.logIn}
    </a>
  </div>
);

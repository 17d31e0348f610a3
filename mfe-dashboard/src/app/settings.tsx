import { useMember } from '@liminal/client/shell';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { ConsentSwitches } from '../features/account/consents';
import { OwnData } from '../features/account/own-data';
import { Sessions } from '../features/account/sessions';
import { texts } from '../texts';
import styles from './settings.module.css';

function Settings() {
  const member = useMember();
  return (
    <div className={`wrap ${styles['settings']}`}>
      <h1 className="title">{texts.account.title}</h1>
      <section aria-labelledby="profile">
        <h2 className="heading" id="profile">
          {texts.account.profile}
        </h2>
        <dl>
          <div className="row">
            <dt className="muted">{texts.account.name}</dt>
            <dd>{member.firstName}</dd>
          </div>
          <div className="row">
            <dt className="muted">{texts.account.email}</dt>
            <dd>{member.email}</dd>
          </div>
        </dl>
      </section>
      <ConsentSwitches />
      <Sessions />
      <OwnData />
    </div>
  );
}

export const lifecycles = createLifecycles(Settings);

import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { ConsentSwitches } from '../features/account/consents';
import { OwnData } from '../features/account/own-data';
import { Password } from '../features/account/password';
import { Sessions } from '../features/account/sessions';
import { Intensity } from '../features/preferences/intensity';
import { Popups } from '../features/preferences/popups';
import { Profile } from '../features/preferences/profile';
import { QuietHours } from '../features/preferences/quiet-hours';
import { YourDay } from '../features/preferences/your-day';
import { settings } from '../texts/settings';
import styles from './settings.module.css';

const contents = [
  'profile',
  'day',
  'intensity',
  'popups',
  'quiet',
  'consents',
  'sessions',
  'password',
  'data',
] as const;

function Settings() {
  return (
    <div className={`wrap ${styles['settings']}`}>
      <h1 className="title">{settings.title}</h1>
      <div className="sheet">
        <nav aria-label={settings.contents}>
          {contents.map((id) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                // The address stays: a way back through nine headings helps nobody.
                event.preventDefault();
                const title = document.getElementById(`${id}-title`);
                title?.setAttribute('tabindex', '-1');
                title?.focus({ preventScroll: true });
                title?.closest('section')?.scrollIntoView();
              }}
            >
              {settings[id].title}
            </a>
          ))}
        </nav>
        <div>
          <Profile />
          <YourDay />
          <Intensity />
          <Popups />
          <QuietHours />
          <ConsentSwitches />
          <Sessions />
          <Password />
          <OwnData />
        </div>
      </div>
    </div>
  );
}

export const lifecycles = createLifecycles(Settings);

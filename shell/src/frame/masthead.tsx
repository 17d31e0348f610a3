import { useObservable } from '@liminal/client/shell';
import { Avatar } from '@liminal/ui/avatar';
import { Icon } from '@liminal/ui/icon';
import { Wordmark } from '@liminal/ui/wordmark';
import { forgetSession } from '@liminal/client/stored-session';
import type { FrameProps } from './frame-props';
import { ModeSwitch } from './mode-switch';
import { Tabs } from './tabs';
import { texts } from '../texts';

/** Wordmark, appearance, and either the way in or the member's own corner with the tabs. */
export function Masthead({ shell, mode, tabs, openTab, preload }: FrameProps) {
  const session = useObservable(shell.session);
  const tab = useObservable(shell.tab);
  const signedIn = session.status === 'signed-in' ? session.user : undefined;
  const here = encodeURIComponent(location.pathname + location.search);
  return (
    <header className="masthead">
      <div className="wrap">
        <div className="bar">
          <a className="wordmark" href="/">
            <Wordmark />
            {texts.wordmark}
          </a>
          <div className="end">
            <ModeSwitch mode={mode} />
            {session.status === 'signed-out' && (
              <>
                <a className="button quiet hide-small" href={`/api/login?return=${here}`}>
                  {texts.logIn}
                </a>
                <a className="button primary" href={`/api/login?return=${here}`}>
                  {texts.signUp}
                </a>
              </>
            )}
            {signedIn && (
              <>
                <a
                  href="/settings"
                  aria-label={texts.account(signedIn.firstName)}
                  onClick={(event) => {
                    event.preventDefault();
                    shell.navigate('/settings');
                  }}
                >
                  <Avatar id={signedIn.id} archetype={signedIn.archetype} hertz={signedIn.energyFrequency} />
                </a>
                <a className="button exit" href="/api/logout" onClick={forgetSession}>
                  <Icon name="exit" />
                  <span className="label-long">{texts.exit}</span>
                </a>
              </>
            )}
          </div>
        </div>
        {signedIn && tabs.length > 0 && <Tabs tabs={tabs} selected={tab?.id} open={openTab} preload={preload} />}
      </div>
      {signedIn && <div className="limb" aria-hidden="true" />}
    </header>
  );
}

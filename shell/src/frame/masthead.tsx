import { useObservable } from '@liminal/client/shell';
import { Wordmark } from '@liminal/ui/wordmark';
import { Suspense } from 'react';
import type { Tab } from '../registry/choose';
import type { FrameProps } from './frame-props';
import { MemberCorner, Tabs } from './member-frame';
import { ModeSwitch } from './mode-switch';
import { texts } from '../texts';

/** The room that the tabs will take, so that nothing below moves when they come. */
const TabsAhead = ({ tabs }: { tabs: Tab[] }) => (
  <div className="tabs" aria-hidden="true">
    {tabs.map(({ id, label }) => (
      <span key={id} className="tab">
        <i className="icon" />
        {label}
      </span>
    ))}
  </div>
);

/** Wordmark, appearance, and either the way in or the member's own corner with the tabs; `expected` keeps their room while nobody knows. */
export function Masthead({ shell, mode, tabs, openTab, preload, expected }: FrameProps & { expected: boolean }) {
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
            <Suspense>{signedIn && <MemberCorner shell={shell} user={signedIn} />}</Suspense>
          </div>
        </div>
        {expected && tabs.length > 0 && (
          <Suspense fallback={<TabsAhead tabs={tabs} />}>
            {signedIn ? (
              <Tabs tabs={tabs} selected={tab?.id} open={openTab} preload={preload} />
            ) : (
              <TabsAhead tabs={tabs} />
            )}
          </Suspense>
        )}
      </div>
      {expected && <div className="limb" aria-hidden="true" />}
    </header>
  );
}

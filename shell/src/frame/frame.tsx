import type { SocialProfile } from '@liminal/contracts/registry/registry-file';
import type { Observable } from '@liminal/client/shell';
import { aboveId, useObservable } from '@liminal/client/shell';
import { hasStoredSession } from '@liminal/client/stored-session';
import type { Tab } from '../registry/choose';
import type { ToastQueue } from '../toasts/queue';
import { ToastArea } from '../toasts/toast-area';
import { texts } from '../texts';
import { Footer } from './footer';
import type { FrameProps } from './frame-props';
import { Masthead } from './masthead';
import { PageStateView, type PageState } from './page-state';

/** Whether the member of the last visit is expected back, as long as nobody knows. */
const returning = hasStoredSession();

type Props = Omit<FrameProps, 'tabs'> & {
  allTabs: Observable<Tab[]>;
  social: Observable<SocialProfile[]>;
  state: Observable<PageState>;
  retry: () => void;
  toasts: ToastQueue;
};

/** Everything around the pages. The outlet is single-spa's: React draws it once and never looks inside. */
export function Frame({ allTabs, social, state, retry, toasts, ...frame }: Props) {
  const tabs = useObservable(allTabs);
  const toast = useObservable(toasts.current);
  const { status } = useObservable(frame.shell.session);
  const expected = status === 'signed-in' || (status === 'loading' && returning);
  const profiles = useObservable(social);
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <div id={aboveId} className={expected || status === 'unreachable' ? undefined : 'held'} />
      <Masthead {...frame} tabs={tabs} expected={expected} />
      <main id="main" tabIndex={-1}>
        <PageStateView state={state} retry={retry} shell={frame.shell} />
        <div id="outlet" />
      </main>
      <Footer shell={frame.shell} social={profiles} />
      {/* The notification area costs nothing until the first toast; from then on it stays, so that F8 finds it. */}
      {toast !== undefined || toasts.used() ? <ToastArea current={toasts.current} dismiss={toasts.dismiss} /> : null}
    </>
  );
}

import { useObservable, type Observable, type Shell } from '@liminal/client/shell';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useEffect, useState } from 'react';
import { texts } from '../texts';

/** What the frame itself has to say where no page is shown. */
export type PageState = 'waiting' | 'page' | 'not-found' | 'unreachable';

/** ms of waiting that nobody notices: nothing is said, nor drawn, before. */
const unnoticed = 250;

function Tuning() {
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), unnoticed);
    return () => clearTimeout(timer);
  }, []);
  return <div className="page-wait">{noticed && <Wait text={texts.tuning} />}</div>;
}

export function PageStateView({
  state,
  retry,
  shell,
}: {
  state: Observable<PageState>;
  retry: () => void;
  shell: Shell;
}) {
  const now = useObservable(state);
  if (now === 'page') return null;
  if (now === 'waiting') return <Tuning />;
  if (now === 'unreachable') {
    return (
      <div className="wrap">
        <Failed
          title={texts.unreachable.title}
          text={texts.unreachable.text}
          retry={{ label: texts.unreachable.retry, act: retry }}
        />
      </div>
    );
  }
  return (
    <div className="wrap">
      <section className="state">
        <h1 className="title">{texts.notFound.title}</h1>
        <p className="lead">{texts.notFound.text}</p>
        <button type="button" className="button primary" onClick={() => shell.navigate('/')}>
          {texts.notFound.home}
        </button>
      </section>
    </div>
  );
}

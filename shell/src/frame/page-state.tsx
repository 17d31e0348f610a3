import { useObservable, type Observable, type Shell } from '@liminal/client/shell';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { texts } from '../texts';

/** What the frame itself has to say where no page is shown. */
export type PageState = 'waiting' | 'page' | 'not-found' | 'unreachable';

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
  if (now === 'waiting') {
    return (
      <div className="page-wait">
        <Wait text={texts.tuning} />
      </div>
    );
  }
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

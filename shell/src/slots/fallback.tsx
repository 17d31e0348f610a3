import { Failed } from '@liminal/ui/failed';
import { texts } from '../texts';

/** In place of a part that failed, beside parts that did not. */
export const PartFallback = ({ label, retry }: { label: string; retry: () => void }) => (
  <div className="wrap">
    <Failed title={texts.resting(label)} text={texts.restingText} retry={{ label: texts.retry, act: retry }} />
  </div>
);

/** In place of a whole page that crashed (specification, section 8). */
export const Interference = ({ retry }: { retry?: (() => void) | undefined }) => (
  <div className="wrap">
    <section className="state failed" role="alert">
      <h1 className="title">{texts.crash.title}</h1>
      <p className="lead">{texts.crash.text}</p>
      <div className="controls">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {texts.crash.reload}
        </button>
        <a className="button" href="/">
          {texts.crash.home}
        </a>
        {retry && (
          <button type="button" className="button quiet" onClick={retry}>
            {texts.crash.retry}
          </button>
        )}
      </div>
    </section>
  </div>
);

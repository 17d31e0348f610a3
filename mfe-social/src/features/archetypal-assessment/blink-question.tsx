import { blinks as rule, parseBlinks, questionCount } from '@liminal/contracts/archetype/archetypal-score';
import { Field } from '@liminal/ui/field';
import { Rail } from '@liminal/ui/rail';
import { useArrival } from '@liminal/ui/use-arrival';
import { useElapsed } from '@liminal/ui/use-elapsed';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { trueSelfTexts } from '../../texts/true-self';
import { BlinkEye } from './blink-eye';
import styles from './archetypal-assessment.module.css';

const words = trueSelfTexts.blink;
const minute = 60;

type Props = { typed: string; type: (typed: string) => void; proceed: (count: number) => void; arriving: boolean };

/** The first question: a minute to count in, or a number one knows. It must not be empty to continue (specification, section 5). */
export function BlinkQuestion({ typed, type, proceed, arriving }: Props) {
  const heading = useArrival(arriving);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string>();
  const go = () => {
    const count = parseBlinks(typed);
    if (typed.trim() === '' || count < rule.min || count > rule.max) return setProblem(words.range);
    proceed(count);
  };
  return (
    <section className="ask">
      <Minute key={round} started={round > 0} start={() => setRound(round + 1)} counted={type}>
        {(controls) => (
          <>
            <header>
              <Rail at={0} steps={questionCount} label={trueSelfTexts.legend(1)} />
              <p className="legend-line">{trueSelfTexts.legend(1)}</p>
              <h1 className="title" ref={heading} tabIndex={-1}>
                {words.ask}
              </h1>
              <p className="muted">{words.hint}</p>
            </header>
            {controls}
            <form
              className="stack loose"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                go();
              }}
            >
              <div className={styles['count']}>
                <Field
                  id="blinks"
                  type="number"
                  inputMode="numeric"
                  min={rule.min}
                  max={rule.max}
                  label={words.field}
                  hint={words.fieldHint}
                  problem={problem}
                  value={typed}
                  onChange={(value) => {
                    setProblem(undefined);
                    type(value);
                  }}
                />
              </div>
              <div className="controls">
                <button type="submit" className="button primary" aria-disabled={typed.trim() === ''}>
                  {words.proceed}
                </button>
              </div>
            </form>
          </>
        )}
      </Minute>
    </section>
  );
}

/** The space bar is to count from the first moment on. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

type MinuteProps = {
  started: boolean;
  start: () => void;
  counted: (count: string) => void;
  children: (controls: ReactNode) => ReactNode;
};

/** Sixty seconds in which each press is a blink, with the eye that keeps them. */
function Minute({ started, start, counted, children }: MinuteProps) {
  const [seconds, setSeconds] = useState<number[]>([]);
  const [over, end] = useState(false);
  const presses = useRef(0);
  const running = started && !over;
  const elapsed = Math.min(minute, useElapsed(running, 200) / 1000);
  useEffect(() => {
    if (!started) return undefined;
    const timer = setTimeout(() => {
      end(true);
      counted(String(presses.current));
    }, minute * 1000);
    return () => clearTimeout(timer);
  }, [started, counted]);
  const blink = () => {
    presses.current += 1;
    setSeconds([...seconds, elapsed]);
  };
  const controls = (
    <div className={styles['minute']}>
      {started && (
        <p>
          <span className={`figure num ${styles['figure']}`}>{seconds.length}</span>{' '}
          <span className="muted">{words.blinks(seconds.length)}</span>
        </p>
      )}
      <div className="stack tight">
        {running && (
          <button type="button" className="button accent large" ref={focus} onClick={blink}>
            {words.count}
          </button>
        )}
        {started && <p className="small muted num">{words.seconds(over ? minute : Math.floor(elapsed))}</p>}
        {!running && (
          <button type="button" className={started ? 'link-button' : 'button'} onClick={start}>
            {started ? words.again : words.start}
          </button>
        )}
        <p className="visually-hidden" role="status">
          {over && words.over(seconds.length)}
        </p>
      </div>
    </div>
  );
  return (
    <>
      <div className="draw">
        <BlinkEye blinks={seconds} elapsed={elapsed} />
      </div>
      <div className="words">{children(controls)}</div>
    </>
  );
}

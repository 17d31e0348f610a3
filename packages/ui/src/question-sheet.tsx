import type { ReactNode } from 'react';
import { Mandala } from './mandala';
import { Rail } from './rail';
import { useArrival } from './use-arrival';

type Props = {
  id: string;
  /** 0 for the first. */
  at: number;
  steps: number;
  /** Said for the rail: where one is. */
  progress: string;
  legend: string;
  ask: string;
  hint?: string;
  answersLabel: string;
  options: { value: string; label: string }[];
  chosen: string | undefined;
  choose: (value: string) => void;
  /** The chart beside it, of which each answer engraves one ring. */
  seed: string;
  /** Another drawing in its place. */
  drawing?: ReactNode;
  /** Whether the first sheet, too, takes the place of something else that was read. */
  arriving?: boolean;
  children?: ReactNode;
};

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** One question a sheet: rail, legend, question, its answers, and whatever stands in the margin. */
export function QuestionSheet(props: Props) {
  const {
    id,
    at,
    steps,
    progress,
    legend,
    ask,
    hint,
    answersLabel,
    options,
    chosen,
    choose,
    seed,
    drawing,
    arriving = false,
    children,
  } = props;
  const heading = useArrival(at > 0 || arriving);
  return (
    <div className="wrap">
      <section className="ask">
        <div className="draw">{drawing ?? <Mandala seed={seed} figures={{ detail: 3, fold: 9 }} drawn={at + 2} />}</div>
        <div className="words">
          <header>
            <Rail at={at} steps={steps} label={progress} />
            <p className="legend-line">{legend}</p>
            <h1 key={id} className="title" ref={heading} tabIndex={-1}>
              {ask}
            </h1>
            {hint && <p className="muted">{hint}</p>}
          </header>
          <fieldset className="answers" key={id}>
            <legend className="visually-hidden">{answersLabel}</legend>
            {options.map(({ value, label }, i) => (
              <label key={value} className="answer">
                {/* A click answers also when the answer was chosen before; arrow keys choose and Enter or a click leads on. */}
                <input
                  type="radio"
                  name={id}
                  value={value}
                  checked={chosen === value}
                  onChange={() => choose(value)}
                  onClick={() => chosen === value && choose(value)}
                />
                <span className="mark" aria-hidden="true">
                  {letters[i]}
                </span>
                <span className="said">{label}</span>
              </label>
            ))}
          </fieldset>
          {children}
        </div>
      </section>
    </div>
  );
}

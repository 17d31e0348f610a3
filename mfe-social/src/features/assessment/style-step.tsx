import { communicationStyles, energyTypes, humorStyles, styleDefaults } from '@liminal/contracts/matching/assessment';
import { Choices } from '@liminal/ui/choices';
import { Rail } from '@liminal/ui/rail';
import { useArrival } from '@liminal/ui/use-arrival';
import type { CSSProperties, ReactNode } from 'react';
import { connectTexts } from '../../texts/connect';
import styles from './assessment.module.css';

const words = connectTexts.style;

export type Style = {
  empathyScore: number;
  humorStyle: (typeof humorStyles)[number];
  communicationStyle: (typeof communicationStyles)[number];
  energyType: (typeof energyTypes)[number];
};
export const firstStyle: Style = styleDefaults;

const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

type Props = {
  style: Style;
  set: (style: Style) => void;
  submit: () => void;
  busy: boolean;
  back: () => void;
  chart: ReactNode;
};

/** The fourth section: a slider and three choices, each with its default. */
export function StyleStep({ style, set, submit, busy, back, chart }: Props) {
  const heading = useArrival(true);
  return (
    <div className="wrap">
      <section className="ask">
        <div className="draw">{chart}</div>
        <div className="words">
          <header>
            <Rail at={3} steps={4} label={connectTexts.legend(4)} />
            <p className="legend-line">{connectTexts.legend(4)}</p>
            <h1 className="title" ref={heading} tabIndex={-1}>
              {words.title}
            </h1>
            <p className="muted">{words.hint}</p>
          </header>
          <form
            className="form"
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) submit();
            }}
          >
            <div className="field">
              <div className={styles['row']}>
                <label className="group-label" htmlFor="empathy">
                  {words.empathy}
                </label>
                <output htmlFor="empathy">{style.empathyScore}</output>
              </div>
              <input
                id="empathy"
                className="range"
                type="range"
                min="0"
                max="100"
                value={style.empathyScore}
                style={{ '--value': `${style.empathyScore}%` } as CSSProperties}
                onChange={(event) => set({ ...style, empathyScore: Number(event.target.value) })}
              />
              <div className={`caption ${styles['ends']}`} aria-hidden="true">
                {words.empathyEnds.map((end) => (
                  <span key={end}>{end}</span>
                ))}
              </div>
            </div>
            <Choices
              name="humor"
              legend={words.humor}
              options={named(humorStyles, words.humors)}
              value={style.humorStyle}
              onChange={(value) => set({ ...style, humorStyle: value as Style['humorStyle'] })}
            />
            <Choices
              name="communication"
              legend={words.communication}
              options={named(communicationStyles, words.communications)}
              value={style.communicationStyle}
              onChange={(value) => set({ ...style, communicationStyle: value as Style['communicationStyle'] })}
            />
            <Choices
              name="energy"
              legend={words.energy}
              options={named(energyTypes, words.energies)}
              value={style.energyType}
              onChange={(value) => set({ ...style, energyType: value as Style['energyType'] })}
            />
            <div className="controls">
              <button type="submit" className="button primary" aria-disabled={busy}>
                {busy ? words.submitting : words.submit}
              </button>
              <button type="button" className="button quiet" onClick={back}>
                {connectTexts.back}
              </button>
            </div>
          </form>
        </div>
      </section>
    </div>
  );
}

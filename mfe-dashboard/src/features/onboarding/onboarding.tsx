import { useShell } from '@liminal/client/shell';
import { tellInteraction } from '@liminal/client/interaction';
import { Mandala } from '@liminal/ui/mandala';
import { Wait } from '@liminal/ui/wait';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { questions } from './questions';
import { useOnboard, type Answers } from './queries';
import styles from './onboarding.module.css';

/** ms between an answer and the next question (specification, section 4). */
const advance = 300;
/** Points when the server names none (specification, section 4). */
const usualScore = 500;

const letters = ['a', 'b', 'c', 'd'];

/** The first crossing: five questions, one a sheet, each drawing a ring of the chart. */
export function Onboarding() {
  const { toast } = useShell();
  const onboard = useOnboard();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);

  const submit = (given: Record<string, string>) =>
    onboard.mutate(given as Answers, {
      onSuccess: ({ initialScore }) => {
        toast(texts.onboarding.welcome(initialScore ?? usualScore));
        tellInteraction('onboarding');
      },
      onError: () => {
        setAt(questions.length - 1);
        toast({ ...texts.onboarding.failed, variant: 'destructive' });
      },
    });

  const answer = (id: string, value: string) => {
    const given = { ...answers, [id]: value };
    setAnswers(given);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (at + 1 < questions.length ? setAt(at + 1) : submit(given)), advance);
  };

  if (onboard.isPending || onboard.isSuccess) {
    return (
      <div className="page-wait">
        <Wait text={texts.onboarding.analyzing} />
      </div>
    );
  }
  const question = questions[at] ?? questions[0];
  if (!question) return null;
  const before = questions[at - 1];
  const insight = before?.options.find(({ value }) => value === answers[before.id])?.insight;
  return (
    <div className="wrap">
      <section className="ask">
        <div className={`draw ${styles['draw']}`}>
          <Mandala seed="first-crossing" figures={{ detail: 3, fold: 9 }} drawn={at + 2} />
        </div>
        <div className="words">
          <header>
            <ol className="rail" role="img" aria-label={texts.onboarding.step(at + 1)}>
              {questions.map(({ id }, i) => (
                <li key={id} className={i < at ? 'done' : i === at ? 'now' : ''} />
              ))}
            </ol>
            <p className="legend-line">{texts.onboarding.question(at + 1, question.category)}</p>
            <h1 className="title" ref={heading} tabIndex={-1}>
              {question.ask}
            </h1>
            <p className="muted">{question.hint}</p>
          </header>
          <fieldset className="answers" key={question.id}>
            <legend className="visually-hidden">{texts.onboarding.answers}</legend>
            {question.options.map(({ value, label }, i) => (
              <label key={value} className="answer">
                {/* A click answers also when the answer was chosen before; arrow keys choose and Enter or a click leads on. */}
                <input
                  type="radio"
                  name={question.id}
                  value={value}
                  checked={answers[question.id] === value}
                  onChange={() => answer(question.id, value)}
                  onClick={() => answers[question.id] === value && answer(question.id, value)}
                />
                <span className="mark" aria-hidden="true">
                  {letters[i]}
                </span>
                <span className="said">{label}</span>
              </label>
            ))}
          </fieldset>
          {insight && (
            <div className="margin-note">
              <p>
                {texts.onboarding.note}
                {insight}
                <br />
                <button type="button" className="link-button" onClick={() => setAt(at - 1)}>
                  {texts.onboarding.change}
                </button>
              </p>
            </div>
          )}
          <p className="caption">{texts.onboarding.about}</p>
        </div>
      </section>
    </div>
  );
}

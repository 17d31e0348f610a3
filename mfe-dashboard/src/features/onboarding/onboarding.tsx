import { useShell } from '@liminal/client/shell';
import { tellInteraction } from '@liminal/client/interaction';
import { Wait } from '@liminal/ui/wait';
import { useEffect, useRef, useState } from 'react';
import { QuestionSheet } from '@liminal/ui/question-sheet';
import { texts } from '../../texts';
import { questions } from './questions';
import { useOnboard, type Answers } from './queries';

/** ms between an answer and the next question (specification, section 4). */
const advance = 300;
/** Points when the server names none (specification, section 4). */
const usualScore = 500;

/** The first crossing: five questions, one a sheet, each drawing a ring of the chart. */
export function Onboarding() {
  const { toast } = useShell();
  const onboard = useOnboard();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

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
    <QuestionSheet
      id={question.id}
      at={at}
      steps={questions.length}
      progress={texts.onboarding.step(at + 1)}
      legend={texts.onboarding.question(at + 1, question.category)}
      ask={question.ask}
      hint={question.hint}
      answersLabel={texts.onboarding.answers}
      options={question.options}
      chosen={answers[question.id]}
      choose={(value) => answer(question.id, value)}
      seed="first-crossing"
    >
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
    </QuestionSheet>
  );
}

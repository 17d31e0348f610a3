import { useShell } from '@liminal/client/shell';
import { tellInteraction } from '@liminal/client/interaction';
import { quizResult, vibeNames, type QuizAnswers, type Vibe } from '@liminal/contracts/journey/quiz';
import { useEffect, useRef, useState } from 'react';
import { useProfileUpdate } from '../../shared/profile-update';
import { QuestionSheet } from '@liminal/ui/question-sheet';
import { texts } from '../../texts';
import { questions } from './questions';
import { useTakeQuiz } from './queries';
import { Verdict } from './verdict';

/** ms between an answer and the next question, and how long the winning vibe stands (specification, section 9). */
const advance = 500;
const shown = 3_000;

/** Five questions in the page; the winning vibe for 3 s; then the points, and new symbolic levels. */
export function Quiz({ done }: { done: () => void }) {
  const { toast } = useShell();
  const update = useProfileUpdate();
  const take = useTakeQuiz();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Partial<QuizAnswers>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever leaves while the result stands has answered all the same: it is sent then.
  const unsent = useRef<QuizAnswers>(undefined);
  const { mutate } = take;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (unsent.current) mutate(unsent.current);
    },
    [mutate],
  );

  const complete = (given: QuizAnswers) => {
    unsent.current = undefined;
    take.mutate(given, {
      onSuccess: ({ awarded }) => {
        toast(texts.quiz.levelUp(awarded));
        if (awarded > 0) {
          tellInteraction('quiz');
          update.mutate();
        }
        done();
      },
      onError: () => toast({ ...texts.interference, variant: 'destructive' }),
    });
  };

  const choose = (value: string) => {
    const question = questions[at];
    if (!question) return;
    const given = { ...answers, [question.id]: value as Vibe };
    setAnswers(given);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setAt(at + 1);
      if (at + 1 < questions.length) return;
      unsent.current = given as QuizAnswers;
      timer.current = setTimeout(() => complete(given as QuizAnswers), shown);
    }, advance);
  };

  const question = questions[at];
  if (!question) {
    const all = answers as QuizAnswers;
    const { vibe, points } = quizResult(all);
    return (
      <Verdict
        name={vibeNames[vibe]}
        line={texts.quiz.lines[vibe]}
        points={points}
        retry={take.isError ? () => complete(all) : undefined}
      />
    );
  }
  return (
    <QuestionSheet
      id={question.id}
      at={at}
      steps={questions.length}
      progress={texts.quiz.step(at + 1)}
      legend={texts.quiz.question(at + 1)}
      ask={question.ask}
      hint={question.hint}
      answersLabel={texts.quiz.answers}
      options={question.options}
      chosen={answers[question.id]}
      choose={choose}
      seed="consciousness-quiz"
      arriving
    >
      <p>
        <button type="button" className="link-button" onClick={done}>
          {texts.quiz.leave}
        </button>
      </p>
    </QuestionSheet>
  );
}

import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { soulPatternOf } from '@liminal/contracts/archetype/soul-quiz';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { QuestionSheet } from '@liminal/ui/question-sheet';
import { useEffect, useRef, useState } from 'react';
import { evolutionTexts, soulQuestions } from '../../texts/evolution';
import { useTakePattern } from './queries';
import styles from './soul-pattern.module.css';

/** ms between an answer and the next question (specification, section 4). */
const advance = 500;
const words = evolutionTexts.quiz;

type Props = { done: (ties: SoulPattern[], votes: number) => void; leave: () => void };

/** Four questions; the last answer takes the pattern. */
export function SoulQuiz({ done, leave }: Props) {
  const { toast } = useShell();
  const take = useTakePattern();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<SoulPattern[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (given: SoulPattern[]) => {
    const { archetype, ties, votes } = soulPatternOf(given);
    take.mutate(archetype, {
      onSuccess: () => {
        toast(evolutionTexts.revealed(archetypeNames[archetype] ?? archetype));
        tellInteraction('soul-pattern');
        done(ties, votes);
      },
      onError: () =>
        toast({
          ...evolutionTexts.notKept,
          variant: 'destructive',
          action: { label: evolutionTexts.failed.retry, act: () => submit(given) },
        }),
    });
  };
  const choose = (value: string) => {
    if (take.isPending) return;
    const given = [...answers.slice(0, at), value as SoulPattern];
    setAnswers(given);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (at + 1 < soulQuestions.length ? setAt(at + 1) : submit(given)), advance);
  };
  const back = () => {
    clearTimeout(timer.current);
    setAt(Math.max(0, at - 1));
  };

  const question = soulQuestions[at];
  if (!question) return null;
  return (
    <div className={styles['wide']}>
      <QuestionSheet
        id={question.id}
        at={at}
        steps={soulQuestions.length}
        progress={words.legend(at + 1)}
        legend={words.legend(at + 1)}
        ask={question.ask}
        hint={question.hint}
        answersLabel={words.answers}
        options={question.options}
        chosen={answers[at]}
        choose={choose}
        seed="soul-pattern"
        arriving
      >
        <div className="controls">
          {at > 0 && (
            <button type="button" className="button quiet" onClick={back}>
              {words.back}
            </button>
          )}
          {take.isError && (
            <button type="button" className="button primary" onClick={() => submit(answers)}>
              {evolutionTexts.failed.retry}
            </button>
          )}
          <button type="button" className="link-button" onClick={leave}>
            {words.leave}
          </button>
          <span role="status" className="small muted">
            {take.isPending && words.sending}
          </span>
        </div>
      </QuestionSheet>
    </div>
  );
}

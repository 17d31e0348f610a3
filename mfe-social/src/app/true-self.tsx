import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { ArchetypalAnswersGiven } from '@liminal/contracts/archetype/archetypal-assessment';
import { scoreArchetypes, type ArchetypalAnswers } from '@liminal/contracts/archetype/archetypal-score';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { dayOf } from '@liminal/ui/day-of';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useCallback, useState } from 'react';
import { Analyzing } from '../features/archetypal-assessment/analyzing';
import { useArchetypalResults, useKeepResult } from '../features/archetypal-assessment/queries';
import { Questions } from '../features/archetypal-assessment/questions';
import { Result } from '../features/archetypal-assessment/result';
import { trueSelfTexts as words } from '../texts/true-self';

type Step =
  | { at: 'kept' }
  | { at: 'questions'; again: boolean }
  | { at: 'analyzing' | 'fresh'; answers: ArchetypalAnswers; day: string; key: string };

/** The archetypal-quiz tab: eight questions, three seconds, the result, then the call that keeps it (specification, section 4). */
function TrueSelf() {
  const { toast } = useShell();
  const results = useArchetypalResults();
  const keep = useKeepResult();
  const [step, setStep] = useState<Step>({ at: 'kept' });
  const { mutate } = keep;

  const submit = useCallback(
    (given: { answers: ArchetypalAnswers; key: string }) => {
      const { archetype, confidence } = scoreArchetypes(given.answers);
      mutate(given, {
        onSuccess: () => {
          toast(words.discovered(archetypeNames[archetype] ?? archetype, confidence));
          tellInteraction('archetypal-assessment');
        },
        onError: () => toast({ ...words.analyzing.failed, variant: 'destructive' }),
      });
    },
    [mutate, toast],
  );
  const shown = useCallback(() => {
    if (step.at !== 'analyzing') return;
    setStep({ ...step, at: 'fresh' });
    submit(step);
  }, [step, submit]);
  const retake = () => setStep({ at: 'questions', again: true });

  if (step.at === 'analyzing') return <Analyzing done={shown} />;
  if (step.at === 'fresh')
    return (
      <Result
        answers={step.answers}
        day={step.day}
        arriving
        retake={retake}
        keep={keep.isError ? () => submit(step) : undefined}
        earlier={[]}
      />
    );
  const questions = (again: boolean) => (
    <Questions
      key={String(again)}
      arriving={again}
      answered={(answers) =>
        setStep({ at: 'analyzing', answers, day: dayOf(new Date().toISOString()), key: crypto.randomUUID() })
      }
    />
  );
  if (step.at === 'questions') return questions(step.again);
  if (results.isPending)
    return (
      <div className="page-wait">
        <Wait text={words.loading} />
      </div>
    );
  if (results.isError)
    return (
      <div className="wrap">
        <Failed
          title={words.failed.title}
          text={words.failed.text}
          retry={{ label: words.failed.retry, act: () => void results.refetch() }}
        />
      </div>
    );
  const [latest, ...earlier] = results.data;
  const answers = ArchetypalAnswersGiven.safeParse(latest?.answers);
  if (!latest || !answers.success) return questions(false);
  return (
    <Result
      answers={answers.data}
      day={dayOf(latest.at)}
      arriving={false}
      retake={retake}
      earlier={earlier.map(({ archetype, at }) => ({ archetype, day: dayOf(at) }))}
    />
  );
}

export const lifecycles = createLifecycles(TrueSelf);

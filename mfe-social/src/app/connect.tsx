import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useState } from 'react';
import { AssessmentIntro } from '../features/assessment/assessment-intro';
import { AssessmentResult } from '../features/assessment/assessment-result';
import { useAssessments, useMatches, useTakeAssessment } from '../features/assessment/queries';
import { Sections, type Finished } from '../features/assessment/sections';
import { connectTexts as words } from '../texts/connect';

/** The assessment tab: intro, emotional, cognitive, creativity, style, complete (specification, section 4). */
function Connect() {
  const { toast } = useShell();
  const readings = useAssessments();
  const matches = useMatches();
  const take = useTakeAssessment();
  const [step, setStep] = useState<'kept' | 'sections' | 'fresh'>('kept');
  const finish = (given: Finished) =>
    take.mutate(given, {
      onSuccess: ({ matchCount, simulated = 0 }) => {
        toast(words.done(matchCount, simulated));
        tellInteraction('assessment');
        setStep('fresh');
      },
      onError: () =>
        toast({
          ...words.notKept,
          variant: 'destructive',
          action: { label: words.failed.retry, act: () => finish(given) },
        }),
    });
  const begin = () => setStep('sections');

  if (step === 'sections') return <Sections finish={finish} busy={take.isPending} />;
  if (readings.isPending)
    return (
      <div className="page-wait">
        <Wait text={words.loading} />
      </div>
    );
  if (readings.isError)
    return (
      <div className="wrap">
        <Failed
          title={words.failed.title}
          text={words.failed.text}
          retry={{ label: words.failed.retry, act: () => void readings.refetch() }}
        />
      </div>
    );
  const [latest, ...earlier] = readings.data;
  if (!latest) return <AssessmentIntro begin={begin} />;
  return (
    <AssessmentResult
      assessment={latest}
      earlier={earlier}
      count={
        matches.data && {
          real: matches.data.filter(({ isDemo }) => !isDemo).length,
          simulated: matches.data.filter(({ isDemo }) => isDemo).length,
        }
      }
      arriving={step === 'fresh'}
      again={begin}
    />
  );
}

export const lifecycles = createLifecycles(Connect);

import { isUnauthorized } from '@liminal/client/http-error';
import { useShell } from '@liminal/client/shell';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useState } from 'react';
import { KindredSpirits } from '../features/kindred/kindred-spirits';
import { Findings } from '../features/oracle/findings';
import { OracleIntro } from '../features/oracle/oracle-intro';
import { useAnalyze, useInsights, usePatterns, useSources } from '../features/oracle/queries';
import { Running } from '../features/oracle/running';
import { oracleTexts as words } from '../texts/oracle';

/** The ai-matchmaker tab: idle, running, then what was found (specification, section 4). */
function Oracle() {
  const { toast, sessionLost } = useShell();
  const [sources, patterns, insights] = [useSources(), usePatterns(), useInsights()];
  const analyze = useAnalyze();
  const [running, run] = useState(false);
  const [fresh, setFresh] = useState(false);
  const done = () =>
    analyze.mutate(undefined, {
      onSuccess: () => {
        toast(words.complete);
        setFresh(true);
      },
      onError: (error) => (isUnauthorized(error) ? sessionLost() : toast({ ...words.notDone, variant: 'destructive' })),
      onSettled: () => run(false),
    });
  const failed = [patterns, insights].find((query) => query.isError);
  if (running) return <Running sources={sources.data} done={done} stop={() => run(false)} />;
  if (failed)
    return (
      <div className="wrap">
        <Failed
          title={words.failed.title}
          text={words.failed.text}
          retry={{ label: words.failed.retry, act: () => void Promise.all([patterns.refetch(), insights.refetch()]) }}
        />
      </div>
    );
  if (!patterns.data || !insights.data)
    return (
      <div className="page-wait">
        <Wait text={words.loading} />
      </div>
    );
  const start = () => run(true);
  const found = patterns.data.length + insights.data.length > 0;
  return (
    <div className="wrap">
      {found ? (
        <Findings
          patterns={patterns.data}
          insights={insights.data}
          sources={sources.data}
          arriving={fresh}
          again={start}
        />
      ) : (
        <OracleIntro sources={sources.data} start={start} />
      )}
      <KindredSpirits />
    </div>
  );
}

export const lifecycles = createLifecycles(Oracle);

import { soulPatterns, type SoulPattern } from '@liminal/contracts/vocabulary';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useState } from 'react';
import { EvolutionProgress } from '../features/evolution/evolution-progress';
import { MoreAbout } from '../features/moderation/more-about';
import { Intro } from '../features/soul-pattern/intro';
import { PatternPlate } from '../features/soul-pattern/pattern-plate';
import { SoulQuiz } from '../features/soul-pattern/soul-quiz';
import { SoulTribe } from '../features/tribe/soul-tribe';
import { TribeRoom } from '../features/tribe-room/tribe-room';
import { useSoulPattern } from '../shared/soul-pattern';
import { evolutionTexts as words } from '../texts/evolution';

/** The archetype tab: not started, quiz, result (specification, section 4). */
function EvolutionTab() {
  const pattern = useSoulPattern();
  const [asking, ask] = useState(false);
  const [found, setFound] = useState<{ ties: SoulPattern[]; votes: number }>();
  if (asking)
    return (
      <SoulQuiz
        done={(ties, votes) => {
          setFound({ ties, votes });
          ask(false);
        }}
        leave={() => ask(false)}
      />
    );
  if (pattern.isPending)
    return (
      <div className="page-wait">
        <Wait text={words.loading} />
      </div>
    );
  if (pattern.isError)
    return (
      <div className="wrap">
        <Failed
          title={words.failed.title}
          text={words.failed.text}
          retry={{ label: words.failed.retry, act: () => void pattern.refetch() }}
        />
      </div>
    );
  const held = soulPatterns.find((each) => each === pattern.data.archetype);
  return (
    <div className="wrap">
      {held ? (
        <>
          <PatternPlate
            key={held}
            archetype={held}
            ties={found?.ties ?? []}
            votes={found?.votes ?? 0}
            arriving={found !== undefined}
            again={() => ask(true)}
          />
          <EvolutionProgress interactionScore={pattern.data.interactionScore} />
          <SoulTribe archetype={held} />
          <TribeRoom key={`room of ${held}`} more={(other) => <MoreAbout member={other} place="tribe-room" />} />
        </>
      ) : (
        <Intro begin={() => ask(true)} />
      )}
    </div>
  );
}

export const lifecycles = createLifecycles(EvolutionTab);

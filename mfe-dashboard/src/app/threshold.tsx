import { recallForever, store } from '@liminal/client/storage';
import { lazy, Suspense, useState } from 'react';
import { EthicsButton } from '../features/ethics/ethics-button';

const Prologue = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'prologue' */ '../features/prologue/prologue')).Prologue,
}));
const Ethics = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'ethics' */ '../features/ethics/ethics')).Ethics,
}));

/** Flags of this browser that never expire (specification, section 3). */
const flags = { intro: 'intro-seen', ethics: 'ethics-accepted' };
const isSet = (flag: string) => recallForever(flag) === true;

/** What a newcomer to this browser meets first: the prologue, then the code of ethics; afterwards the way back to the code. */
export function Threshold() {
  const [seen, setSeen] = useState(() => isSet(flags.intro));
  const [accepted, setAccepted] = useState(() => isSet(flags.ethics));
  const [reading, setReading] = useState(false);
  if (!seen)
    return (
      <Suspense>
        <Prologue
          done={() => {
            store(flags.intro, true);
            setSeen(true);
          }}
        />
      </Suspense>
    );
  if (!accepted || reading)
    return (
      <Suspense>
        <Ethics
          accepted={accepted}
          accept={() => {
            store(flags.ethics, true);
            setAccepted(true);
          }}
          close={() => setReading(false)}
        />
      </Suspense>
    );
  return <EthicsButton open={() => setReading(true)} />;
}

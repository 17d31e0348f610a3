import { hueOf } from '@liminal/ui/hue';
import { Icon } from '@liminal/ui/icon';
import { close } from '@liminal/ui/icons';
import { Mandala } from '@liminal/ui/mandala';
import { useEffect, useState } from 'react';
import { texts } from '../../texts';

/** ms each entry stands (specification, section 9). */
const everyMs = 4_000;
const { entries } = texts.proof;

/** The specification's simulated social proof, labelled. It rests while somebody points at it, and goes for good when closed. */
export function SocialProof() {
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (held || closed) return;
    const timer = setTimeout(() => setAt((at + 1) % entries.length), everyMs);
    return () => clearTimeout(timer);
  }, [at, held, closed]);
  const entry = entries[at];
  if (closed || !entry) return null;
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at it only holds it still
    <aside className="toast" onFocus={() => setHeld(true)} onBlur={() => setHeld(false)} {...hold}>
      <span className="avatar" style={{ ...hueOf(entry.hue), width: '2.5rem', height: '2.5rem' }}>
        <Mandala seed={entry.who} figures={{ detail: 0, phase: 'reintegration' }} />
      </span>
      <div className="said">
        <strong>{entry.who}</strong>
        <span>
          <span className="small muted">{entry.when}</span> <span className="illustrative">{texts.illustrative}</span>
        </span>
      </div>
      <button type="button" className="icon-button" aria-label={texts.proof.close} onClick={() => setClosed(true)}>
        <Icon path={close} />
      </button>
    </aside>
  );
}

import { useMember, useObservable, useShell } from '@liminal/client/shell';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { useMemo } from 'react';
import { socialTexts } from '../../texts/social';
import styles from './presence.module.css';
import { shareCardPicture, shareCardSvg, type Card } from './share-card';

const words = socialTexts.card;
const tokenOf = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Pictures of one's own mandala, to keep or to send. */
export function ShareCards() {
  const { id, firstName, archetype, energyFrequency } = useMember();
  const hertz = energyFrequency ?? 432;
  const own = { seed: id, archetype, hertz, line: words.line(firstName) };
  return (
    <section className={styles['block']} aria-labelledby="cards">
      <h2 className="heading" id="cards">
        {words.title}
      </h2>
      <p className="muted">{words.lead}</p>
      <div className={styles['cards']}>
        <OneCard name="frequency" card={{ ...own, title: `${hertz} Hz` }} />
        {archetype ? (
          <OneCard name="pattern" card={{ ...own, title: archetypeNames[archetype] ?? archetype }} />
        ) : (
          <p className="muted">{words.noPattern}</p>
        )}
      </div>
    </section>
  );
}

function OneCard({ name, card }: { name: 'pattern' | 'frequency'; card: Card }) {
  const { toast, mode } = useShell();
  const look = useObservable(mode);
  const { seed, archetype, hertz, title, line } = card;
  // The colours are the page's: another mode is another picture.
  const svg = useMemo(
    () => (look ? shareCardSvg({ seed, archetype, hertz, title, line }, tokenOf) : ''),
    [seed, archetype, hertz, title, line, look],
  );
  const failed = () => toast({ ...words.failed, variant: 'destructive' });
  const file = async () => new File([await shareCardPicture(svg)], `liminal-${name}.png`, { type: 'image/png' });
  const save = async () => {
    const url = URL.createObjectURL(await file());
    const link = document.createElement('a');
    link.href = url;
    link.download = `liminal-${name}.png`;
    link.click();
    URL.revokeObjectURL(url);
  };
  const send = async () => {
    try {
      await navigator.share({ files: [await file()], title: words.line(title) });
    } catch (error) {
      // Closing the sheet of the device is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  return (
    <figure className={`stack ${styles['card']}`}>
      <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={words.alt(`${title}, ${line}`)} />
      <figcaption className="controls">
        <span className="small">{words.kinds[name]}</span>
        <button type="button" className="button" onClick={() => void save().catch(failed)}>
          {words.save}
        </button>
        {'share' in navigator && (
          <button type="button" className="button quiet" onClick={() => void send().catch(failed)}>
            {words.send}
          </button>
        )}
      </figcaption>
    </figure>
  );
}

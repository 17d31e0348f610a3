import { dayOf } from '@liminal/ui/day-of';
import type { Dream } from '@liminal/contracts/dreams/dream';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { DreamCover } from '../../shared/dream-cover';
import { texts } from '../../texts';
import styles from './interpretation.module.css';
import { Reading } from '../../shared/reading/reading';

const words = texts.interpretation;

/** The newest reading, and the words it rests on. */
export function LatestInterpretation({ dream }: { dream: Dream | undefined }) {
  const reading = dream?.interpretation;
  if (!dream || !reading) {
    return (
      <section className="plate framed stack" aria-labelledby="interpretation">
        <h2 className="heading" id="interpretation">
          {words.none}
        </h2>
        <p className="muted">{words.noneText}</p>
      </section>
    );
  }
  return (
    <section className="plate framed stack loose" aria-labelledby="interpretation">
      <div className={styles['head']}>
        <DreamCover dream={dream} detail={2} />
        <div className="stack">
          <p className="legend-line">{words.legend(dayOf(dream.createdAt))}</p>
          <h2 className="heading" id="interpretation" dir="auto">
            {dream.title}
          </h2>
          <div className="badge-row">
            {reading.archetypes.map((archetype) => (
              <span key={archetype} className="badge" style={hueOf(archetype)}>
                <Glyph archetype={archetype} />
                {archetypeNames[archetype] ?? archetype}
              </span>
            ))}
            <span className="badge secondary">{texts.emotions[dream.emotions] ?? dream.emotions}</span>
          </div>
        </div>
      </div>
      <Reading key={dream.id} dream={dream} reading={reading} />
    </section>
  );
}

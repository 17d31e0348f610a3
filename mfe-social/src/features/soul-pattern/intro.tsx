import { soulPatterns } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { patterns } from '../../shared/patterns';
import { evolutionTexts } from '../../texts/evolution';
import styles from './soul-pattern.module.css';

const words = evolutionTexts.intro;

/** The discovery: what the quiz is, what it is not, and the eight it chooses from. */
export const Intro = ({ begin }: { begin: () => void }) => (
  <>
    <section className="verdict" aria-labelledby="soul-intro">
      <div className="art breathing" aria-hidden="true">
        <Mandala seed="eight patterns" figures={{ detail: 3, fold: 8 }} drawn={4} />
      </div>
      <div className="stack loose">
        <div className="stack">
          <p className="legend-line">{words.legend}</p>
          <h1 className="plate-title" id="soul-intro">
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
        </div>
        <div className="controls">
          <button type="button" className="button primary large" onClick={begin}>
            {words.begin}
          </button>
        </div>
        <p className="caption">{words.honest}</p>
      </div>
    </section>
    <section className={styles['block']} aria-labelledby="eight">
      <h2 className="heading" id="eight">
        {words.eight}
      </h2>
      <ul className={styles['eight']}>
        {soulPatterns.map((pattern) => (
          <li key={pattern} style={hueOf(pattern)}>
            <Glyph archetype={pattern} />
            <div>
              <h3 className="subhead">{archetypeNames[pattern]}</h3>
              <p className="small muted">{patterns[pattern].essence}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  </>
);

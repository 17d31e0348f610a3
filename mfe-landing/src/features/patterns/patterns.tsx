import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { texts } from '../../texts';
import styles from './patterns.module.css';

const archetypes = ['hero', 'sage', 'innocent', 'explorer', 'lover', 'magician'];
const soulPatterns = [
  'deep-feeler',
  'truth-seeker',
  'light-worker',
  'wild-spirit',
  'mind-weaver',
  'heart-bridge',
  'shadow-walker',
  'cosmic-dancer',
];

const List = ({ title, names, columns }: { title: string; names: string[]; columns: string }) => (
  <div>
    <h3 className="legend-line">{title}</h3>
    <ul className={`${styles['patterns']} ${styles[columns]}`}>
      {names.map((name) => (
        <li key={name}>
          <Glyph archetype={name} />
          {archetypeNames[name]}
        </li>
      ))}
    </ul>
  </div>
);

/** The six and the eight, each with its sign. */
export const Patterns = () => (
  <section className={`wrap ${styles['block']}`}>
    <div className={styles['two']}>
      <div className="stack">
        <h2 className="title">{texts.patterns.title}</h2>
        <p className="lead">{texts.patterns.lead}</p>
      </div>
      <div className="stack">
        <List title={texts.patterns.archetypes} names={archetypes} columns="six" />
        <List title={texts.patterns.soulPatterns} names={soulPatterns} columns="eight" />
      </div>
    </div>
  </section>
);

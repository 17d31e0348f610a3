import { archetypeNames } from '@liminal/ui/archetype-names';
import { Avatar } from '@liminal/ui/avatar';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import type { ReactNode } from 'react';
import { texts } from '../texts';
import styles from './soul-plate.module.css';

const words = texts.souls;

type Props = {
  id: string;
  name: string;
  isDemo: boolean;
  archetype: string | null;
  hertz: number | null;
  /** Said behind the pattern. */
  state?: string | null;
  /** Under the name. */
  line?: ReactNode;
  /** In the corner. */
  more?: ReactNode;
  children: ReactNode;
};

/** Somebody one might meet: picture, name and pattern, then whatever is said of the two. The last child stands at the foot. */
export const SoulPlate = ({ id, name, isDemo, archetype, hertz, state, line, more, children }: Props) => (
  <li className={`plate ${styles['soul']}`} style={hueOf(archetype)}>
    <header>
      <Avatar id={id} archetype={archetype} hertz={hertz} size="4.5rem" />
      <div>
        <h3 className="subhead">
          {name} {isDemo && <span className="badge demo">{words.demo}</span>}
        </h3>
        <p className={`small muted ${styles['sign']}`}>
          {archetype && <Glyph archetype={archetype} />}
          {[archetype ? (archetypeNames[archetype] ?? archetype) : words.unpatterned, state].filter(Boolean).join(', ')}
        </p>
        {line}
      </div>
      {more}
    </header>
    {children}
  </li>
);

/** Two figures side by side, each with its name. */
export const Figures = ({ figures }: { figures: { value: ReactNode; name: string }[] }) => (
  <div className={styles['figures']}>
    {figures.map(({ value, name }) => (
      <p key={name} className="small muted">
        <b>{value}</b>
        {name}
      </p>
    ))}
  </div>
);

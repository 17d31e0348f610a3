import { jungians, soulPatterns } from '@liminal/contracts/vocabulary';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { Glyph } from '@liminal/ui/glyph';
import { hueOf } from '@liminal/ui/hue';
import { InnerLink } from '../../shared/inner-link';
import { jungianWords } from '../../shared/jungians';
import { patterns } from '../../shared/patterns';
import { trueSelfTexts } from '../../texts/true-self';
import styles from './archetypes.module.css';
import { useOwn } from './own';

const words = trueSelfTexts.page;

type ListProps = {
  id: 'jungian' | 'soul';
  title: string;
  all: { name: string; line: string }[];
  own: string | null | undefined;
  tab: string;
};

const List = ({ id, title, all, own, tab }: ListProps) => (
  <section className={styles['block']} aria-labelledby={id}>
    <div className="section-head">
      <h2 className="heading" id={id}>
        {title}
      </h2>
      {own !== undefined && (
        <InnerLink className="text-link small" to={`/?tab=${tab}`}>
          {own ? words.see[id] : words.take[id]}
        </InnerLink>
      )}
    </div>
    <ul className={styles['all']}>
      {all.map(({ name, line }) => (
        <li key={name} className={name === own ? styles['own'] : undefined} style={hueOf(name)}>
          <Glyph archetype={name} />
          <div>
            <h3 className="subhead">
              {archetypeNames[name]} {name === own && <span className="badge">{words.yours}</span>}
            </h3>
            <p className="small muted">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** The six and the eight, the member's own marked, each list with the way to its answers. */
export function Catalogue() {
  const own = useOwn();
  return (
    <>
      <List
        id="jungian"
        title={words.six}
        all={jungians.map((name) => ({ name, line: jungianWords[name].description }))}
        own={own.jungian}
        tab="archetypal-quiz"
      />
      <List
        id="soul"
        title={words.eight}
        all={soulPatterns.map((name) => ({ name, line: patterns[name].essence }))}
        own={own.soul}
        tab="archetype"
      />
    </>
  );
}

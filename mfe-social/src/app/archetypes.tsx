import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Catalogue } from '../features/archetypes/catalogue';
import { Compare } from '../features/archetypes/compare';
import { trueSelfTexts } from '../texts/true-self';
import styles from './page.module.css';

const words = trueSelfTexts.page;

/** The page /archetypes: the six and the eight, side by side, and one's own answers. */
const Archetypes = () => (
  <div className={`wrap ${styles['page']}`}>
    <div className="stack">
      <h1 className="title">{words.title}</h1>
      <p className="lead">{words.lead}</p>
    </div>
    <Catalogue />
    <Compare />
  </div>
);

export const lifecycles = createLifecycles(Archetypes);

import type { Dream } from '@liminal/contracts/dreams/dream';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { coverFigures } from './cover-figures';

/** A dream's cover, drawn from the dream. */
export const DreamCover = ({ dream, detail }: { dream: Dream; detail: 1 | 2 }) => (
  <div style={hueOf(dream.interpretation?.archetypes[0])}>
    <Mandala seed={dream.id} figures={{ detail, ...coverFigures(dream) }} />
  </div>
);

import { hueOf } from './hue';
import { folds } from '@liminal/ui/mandala-grammar';
import { Mandala } from './mandala';

type Props = { id: string; archetype?: string | null | undefined; hertz?: number | null | undefined; size?: string };

/** A member's picture: a small mandala from their id, archetype and frequency. */
export const Avatar = ({ id, archetype, hertz, size = '2.5rem' }: Props) => (
  <span className="avatar" style={{ ...hueOf(archetype), width: size, height: size }}>
    <Mandala
      seed={id}
      figures={{ detail: 0, phase: 'reintegration', fold: folds[archetype ?? ''] ?? 8, ...(hertz && { hertz }) }}
    />
  </span>
);

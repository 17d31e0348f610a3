import type { Dream } from '@liminal/contracts/dreams/dream';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { folds } from '@liminal/ui/mandala-grammar';

const depth: Record<string, number> = { 'not-lucid': 30, 'partially-lucid': 60, 'fully-lucid': 95 };
const phases: Record<string, string> = {
  peaceful: 'reintegration',
  anxious: 'separation',
  euphoric: 'reintegration',
  mysterious: 'liminal',
};

/** A dream's cover, drawn from the dream: petals from its first archetype, the limb from its emotion, hatching from its lucidity. */
export function DreamCover({ dream, detail }: { dream: Dream; detail: 1 | 2 }) {
  const archetype = dream.interpretation?.archetypes[0];
  return (
    <div style={hueOf(archetype)}>
      <Mandala
        seed={dream.id}
        figures={{
          detail,
          fold: folds[archetype ?? ''] ?? 8,
          phase: phases[dream.emotions] ?? 'liminal',
          dream: depth[dream.lucidityLevel] ?? 50,
        }}
      />
    </div>
  );
}

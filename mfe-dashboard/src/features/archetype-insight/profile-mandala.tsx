import { useMember } from '@liminal/client/shell';
import type { Profile } from '@liminal/contracts/journey/profile';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { folds, type Figures } from '@liminal/ui/mandala-grammar';
import { useMemo } from 'react';
import { WhenIdle } from '../../shared/when-idle';
import { texts } from '../../texts';
import styles from './insight.module.css';

/** The member's own drawing, from the mandala input (specification, section 3). */
export function ProfileMandala({ profile }: { profile: Profile }) {
  const member = useMember();
  const figures = useMemo<Partial<Figures>>(
    () => ({
      detail: 3,
      fold: folds[member.archetype ?? ''] ?? 8,
      hertz: member.energyFrequency ?? 432,
      amplitude: member.energyAmplitude ?? 8.7,
      coherence: member.energyCoherence ?? 94,
      phase: profile.state,
      dopamine: profile.dopamineLevel,
      serotonin: profile.serotoninLevel,
      gamma: profile.gammaWaves,
      theta: profile.thetaWaves,
      dream: profile.dreamIntensity,
    }),
    [member, profile],
  );
  return (
    <div className={`${styles['canvas']} breathing`} style={hueOf(member.archetype)}>
      {/* The words first: the drawing comes into room that is kept for it. */}
      <WhenIdle>
        <Mandala seed={member.id} figures={figures} title={texts.mandala} />
      </WhenIdle>
    </div>
  );
}

import { useMember } from '@liminal/client/shell';
import type { Profile } from '@liminal/contracts/journey/profile';
import { texts } from '../../texts';
import styles from './insight.module.css';

/** Shown until the member's own are known, and the display values of the mandala (specification, sections 2 and 9). */
const display = {
  frequency: 432,
  amplitude: 8.7,
  coherence: 94,
  brainwaves: 'Theta Dominant',
  chakra: '7/7',
  kundalini: '3/7',
};
const words = texts.insight.readings;

/** What can be read off the drawing. */
export function Readings({ profile }: { profile: Profile }) {
  const member = useMember();
  const rows: [string, string, string?][] = [
    [words.frequency, `${member.energyFrequency ?? display.frequency} Hz`, 'living'],
    [words.amplitude, String(member.energyAmplitude ?? display.amplitude), 'living'],
    [words.coherence, `${member.energyCoherence ?? display.coherence} %`, 'living'],
    [words.brainwaves, display.brainwaves],
    [words.chakra, display.chakra],
    [words.kundalini, display.kundalini],
    [words.phase, profile.type === 'liminal' ? texts.insight.liminal : texts.insight.creative, 'phase'],
  ];
  return (
    <div className="stack">
      <dl className={styles['readings']}>
        {rows.map(([name, value, kind]) => (
          <div key={name}>
            <dt className={kind && styles[kind]}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="caption">{texts.insight.playful}</p>
    </div>
  );
}

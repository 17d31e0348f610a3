import { useMember } from '@liminal/client/shell';
import type { Profile } from '@liminal/contracts/journey/profile';
import { Readings as Rows, type Reading } from '@liminal/ui/readings';
import { texts } from '../../texts';

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
  const rows: Reading[] = [
    { name: words.frequency, value: `${member.energyFrequency ?? display.frequency} Hz`, ink: 'living' },
    { name: words.amplitude, value: String(member.energyAmplitude ?? display.amplitude), ink: 'living' },
    { name: words.coherence, value: `${member.energyCoherence ?? display.coherence} %`, ink: 'living' },
    { name: words.brainwaves, value: display.brainwaves },
    { name: words.chakra, value: display.chakra },
    { name: words.kundalini, value: display.kundalini },
    {
      name: words.phase,
      value: profile.type === 'liminal' ? texts.insight.liminal : texts.insight.creative,
      ink: 'phase',
    },
  ];
  return (
    <div className="stack">
      <Rows rows={rows} />
      <p className="caption">{texts.insight.playful}</p>
    </div>
  );
}

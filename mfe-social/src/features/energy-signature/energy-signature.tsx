import { read } from '@liminal/client/query';
import { useMember } from '@liminal/client/shell';
import { energySignature } from '@liminal/contracts/matching/energy-signature';
import { tracePath } from '@liminal/ui/mandala-grammar';
import { Readings } from '@liminal/ui/readings';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../texts';
import styles from './energy-signature.module.css';

/** Shown until the member's own are known (specification, section 9). */
const usual = { frequency: 432, amplitude: 8.7, coherence: 94 };
const words = texts.signature;

/** Base frequency, amplitude, coherence, and the trace they make. */
export function EnergySignature() {
  const member = useMember();
  const signature = useQuery(read(energySignature));
  const frequency = signature.data?.frequency ?? member.energyFrequency ?? usual.frequency;
  const amplitude = signature.data?.amplitude ?? member.energyAmplitude ?? usual.amplitude;
  const coherence = signature.data?.coherence ?? member.energyCoherence ?? usual.coherence;
  const drift = ((100 - coherence) / 100) * 3;
  return (
    <section className={styles['signature']} aria-label={words.label}>
      <div className="stack">
        <p className="legend-line">{words.legend}</p>
        <p className="figure">
          <span className="num">{frequency}</span> <span className={`muted ${styles['unit']}`}>Hz</span>
        </p>
        <Readings
          rows={[
            { name: words.amplitude, value: amplitude, ink: 'living' },
            { name: words.coherence, value: `${coherence} %`, ink: 'living' },
            {
              name: words.state,
              value: <span className={styles['state']}>{member.currentConsciousnessState ?? words.unknown}</span>,
              ink: 'phase',
            },
          ]}
        />
        <p className="caption">{words.derived(signature.data?.acts ?? 0)}</p>
        {signature.data && signature.data.acts > 0 && (
          <details className="small">
            <summary>{words.how}</summary>
            <p className="muted">{words.rule}</p>
            <p className="caption">
              {Object.entries(signature.data.from)
                .sort((a, b) => b[1] - a[1])
                .map(([kind, count]) => words.act(kind, count))
                .join(', ')}
            </p>
          </details>
        )}
      </div>
      <div>
        <svg
          className={styles['wave']}
          viewBox="0 0 900 240"
          preserveAspectRatio="none"
          role="img"
          aria-label={words.trace(frequency)}
        >
          <path d="M0 120H900" className={styles['axis']} />
          <path className={styles['trace']} d={tracePath(frequency, amplitude, 900, 240)} />
          <path
            className={`${styles['trace']} ${styles['thin']}`}
            d={tracePath(frequency, amplitude, 900, 240, drift)}
          />
        </svg>
        <div className="limb" aria-hidden="true" />
        <p className={`caption num ${styles['ends']}`} aria-hidden="true">
          {words.ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </p>
      </div>
    </section>
  );
}

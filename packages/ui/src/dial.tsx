import type { ReactNode } from 'react';

const full = 2 * Math.PI * 440;
const ticks = Array.from({ length: 60 }, (_, i) => {
  const angle = (i / 60) * 2 * Math.PI;
  const from = i % 5 === 0 ? 462 : 470;
  return `M${(Math.sin(angle) * from).toFixed(1)} ${(-Math.cos(angle) * from).toFixed(1)}L${(Math.sin(angle) * 482).toFixed(1)} ${(-Math.cos(angle) * 482).toFixed(1)}`;
}).join('');

/** One petal a step around the middle: those done are engraved in brass, the others wait in line. */
function Petals({ count, done }: { count: number; done: number }) {
  const petal = 'M0 -150C-90 -190 -96 -330 0 -400C96 -330 90 -190 0 -150';
  const inner = 'M0 -180C-60 -210 -64 -310 0 -362C64 -310 60 -210 0 -180';
  return Array.from({ length: count }, (_, i) => (
    <g
      key={i}
      transform={`rotate(${(360 / count) * (i + 0.5)})`}
      stroke={i < done ? 'var(--brass)' : 'var(--line-control)'}
    >
      <path d={petal} />
      {i < done && <path d={inner} />}
    </g>
  ));
}

type Props = {
  /** 0 to 1 of the ring. */
  share: number;
  petals: { count: number; done: number };
  children: ReactNode;
};

/** A graduated ring that fills with time, one petal a step, and a reading in the middle. */
export const Dial = ({ share, petals, children }: Props) => (
  <div className="dial">
    <svg viewBox="-500 -500 1000 1000" fill="none" aria-hidden="true">
      <path d={ticks} stroke="var(--engrave)" />
      <circle r="440" stroke="var(--line)" />
      <circle
        r="440"
        stroke="var(--live)"
        className="dial-time"
        strokeWidth="6"
        transform="rotate(-90)"
        strokeDasharray={`${(share * full).toFixed(1)} ${full.toFixed(1)}`}
      />
      <Petals {...petals} />
    </svg>
    <div className="dial-read">{children}</div>
  </div>
);

import { trueSelfTexts } from '../../texts/true-self';

const at = (turn: number, radius: number) =>
  `${(Math.sin(turn * 2 * Math.PI) * radius).toFixed(1)} ${(-Math.cos(turn * 2 * Math.PI) * radius).toFixed(1)}`;
const ticks = Array.from({ length: 60 }, (_, i) => `M${at(i / 60, i % 5 ? 468 : 452)}L${at(i / 60, 482)}`).join('');
const iris = Array.from({ length: 48 }, (_, i) => `M${at(i / 48, 48)}L${at(i / 48, 98)}`).join('');
const lashes = Array.from({ length: 41 }, (_, i) => {
  const x = -260 + i * 13;
  const y = -190 * (1 - (x / 300) ** 2);
  return `M${x} ${(y * 0.72 - 8).toFixed(1)}l${(x / 16).toFixed(1)} -34`;
}).join('');

/** An eye inside a minute; each blink is a mark at the second it came. `blinks` are seconds, 0 to 60. */
export const BlinkEye = ({ blinks, elapsed }: { blinks: number[]; elapsed: number }) => (
  <svg
    className="mandala"
    viewBox="-500 -500 1000 1000"
    fill="none"
    role="img"
    aria-label={trueSelfTexts.blink.drawing}
  >
    <circle r="484" stroke="var(--engrave)" />
    <path d={ticks} stroke="var(--engrave)" />
    <circle r="428" stroke="var(--line)" />
    <circle r="346" stroke="var(--line)" />
    {elapsed > 0 && (
      <path d={`M${at(elapsed / 60, 346)}L${at(elapsed / 60, 428)}`} stroke="var(--brass)" strokeWidth="3" />
    )}
    {blinks.map((second, i) => (
      <path key={i} d={`M${at(second / 60, 356)}L${at(second / 60, 418)}`} stroke="var(--live)" strokeWidth="6" />
    ))}
    <path d="M-300 0Q0 -280 300 0Q0 250 -300 0Z" stroke="var(--engrave)" strokeWidth="2" />
    <path d={lashes} stroke="var(--engrave)" />
    <g stroke="var(--hue-explorer)">
      <circle r="102" strokeWidth="2" />
      <path d={iris} />
    </g>
    <circle r="42" fill="var(--brass)" />
  </svg>
);

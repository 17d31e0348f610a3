type Props = {
  /** 0 to 1 each; undefined is not drawn yet. */
  emotional: number | undefined;
  cognitive: number | undefined;
  creativity: number | undefined;
  empathy: number | undefined;
  label: string;
};

const core = 90;
const ticks = Array.from({ length: 180 }, (_, i) => {
  const turn = (i / 180) * 2 * Math.PI;
  const from = i % 10 ? 472 : 456;
  const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
  return `M${(sin * from).toFixed(1)} ${(cos * from).toFixed(1)}L${(sin * 488).toFixed(1)} ${(cos * 488).toFixed(1)}`;
}).join('');

/** One petal along the up axis, with lines inside it: from the core to a tip that its share sets. */
function petal(share: number): string[] {
  const tip = core + 60 + share * 270;
  return Array.from({ length: 9 }, (_, i) => {
    const half = (60 + share * 130) * (1 - i * 0.11);
    const end = tip - i * (tip - core) * 0.055;
    return `M0 ${-core}C${half.toFixed(1)} ${(-core - 20).toFixed(1)} ${half.toFixed(1)} ${(-end + 50).toFixed(1)} 0 ${(-end).toFixed(1)}C${(-half).toFixed(1)} ${(-end + 50).toFixed(1)} ${(-half).toFixed(1)} ${(-core - 20).toFixed(1)} 0 ${-core}`;
  });
}

/** Four directions, a petal for each score: emotional and empathy above, cognitive and creativity below. */
export function FourPetals({ emotional, cognitive, creativity, empathy, label }: Props) {
  const petals = [
    { turn: 45, share: emotional, hue: 'heart-bridge' },
    { turn: 135, share: cognitive, hue: 'sage' },
    { turn: 225, share: creativity, hue: 'cosmic-dancer' },
    { turn: 315, share: empathy, hue: 'deep-feeler' },
  ];
  return (
    <svg className="mandala" viewBox="-500 -500 1000 1000" fill="none" role="img" aria-label={label}>
      <circle r="490" stroke="var(--engrave)" />
      <path d={ticks} stroke="var(--engrave)" />
      <circle r="430" stroke="var(--line-control)" />
      {[175, 260, 345].map((r) => (
        <circle key={r} r={r} stroke="var(--line)" strokeDasharray="2 6" />
      ))}
      {petals.map(({ turn, share, hue }) => (
        <g key={turn} transform={`rotate(${turn})`} stroke={`var(--hue-${hue})`}>
          <path d={`M0 ${-core}V-430`} stroke="var(--line)" />
          {share !== undefined && (
            <>
              {petal(share).map((d, i) => (
                <path key={i} d={d} strokeWidth={i === 0 ? 2.2 : 0.9} />
              ))}
              <path
                d={`M-52 ${-(core + 66 + share * 270)}Q0 ${-(core + 78 + share * 270)} 52 ${-(core + 66 + share * 270)}`}
                stroke="var(--live)"
                strokeWidth="4"
              />
            </>
          )}
        </g>
      ))}
      <circle r={core} stroke="var(--engrave)" />
      <circle r={core - 16} stroke="var(--line)" strokeDasharray="1 7" strokeWidth="10" />
      <circle r="20" fill="var(--brass)" />
    </svg>
  );
}

type Props = {
  /** 0 for the first. */ at: number;
  steps: number;
  /** Where one is, said to screen readers. */ label: string;
};

/** How far one has come through some steps: those done, the one that is now, the rest. */
export const Rail = ({ at, steps, label }: Props) => (
  <div className="rail" role="img" aria-label={label}>
    {Array.from({ length: steps }, (_, i) => (
      <i key={i} className={i < at ? 'done' : i === at ? 'now' : ''} />
    ))}
  </div>
);

type Props = {
  count: number;
  of: number;
  /** In the hue of what stands around it. */
  own?: boolean;
  label: string;
};

/** So many of so many, as dots. */
export const Pips = ({ count, of, own = false, label }: Props) => (
  <span className={own ? 'pips own' : 'pips'} role="img" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} className={i < count ? 'on' : undefined} />
    ))}
  </span>
);

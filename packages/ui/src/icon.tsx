/** An interface icon, by its path from `icons`; always beside a word, or on a control that has a name. */
export const Icon = ({ path }: { path: string }) => (
  <svg className="icon" viewBox="0 0 256 256" aria-hidden="true">
    <path d={path} />
  </svg>
);

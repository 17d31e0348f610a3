/** The sign beside the name. */
export const Wordmark = () => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <path d="M9.1 24.6A11.7 11.7 0 1 1 18.9 24.6" stroke="var(--engrave)" strokeWidth="1.5" />
    <circle cx="14" cy="14" r="7" stroke="var(--line-control)" />
    <circle cx="14" cy="14" r="2.4" fill="var(--live)" />
    <path
      d="M14 20.6Q14.5 24.6 17.4 25.1Q14.5 25.6 14 29.6Q13.5 25.6 10.6 25.1Q13.5 24.6 14 20.6Z"
      fill="var(--brass)"
    />
  </svg>
);

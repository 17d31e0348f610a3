const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

/** '20 November' for an ISO moment, in the reader's zone; with the year where it is not this one. */
export function dayOf(iso: string): string {
  const at = new Date(iso);
  const parts = Object.fromEntries(day.formatToParts(at).map(({ type, value }) => [type, value]));
  const year = at.getFullYear();
  return `${parts['day']} ${parts['month']}${year === new Date().getFullYear() ? '' : ` ${year}`}`;
}

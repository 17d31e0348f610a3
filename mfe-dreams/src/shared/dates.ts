const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

/** '20 November' for an ISO moment, in the reader's zone. */
export const dayOf = (iso: string): string =>
  day
    .formatToParts(new Date(iso))
    .filter(({ type }) => type === 'day' || type === 'month')
    .sort((a) => (a.type === 'day' ? -1 : 1))
    .map(({ value }) => value)
    .join(' ');

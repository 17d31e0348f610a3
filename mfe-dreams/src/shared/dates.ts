const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** 'Nov 2026' for '2026-11'. */
export const monthOf = (iso = ''): string => (iso === '' ? '' : month.format(new Date(`${iso}-01T00:00:00Z`)));

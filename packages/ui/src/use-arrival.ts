import { useCallback } from 'react';

/** A ref for the heading of a sheet that takes another's place: the page goes to its top, and the reader's focus to the heading. */
export const useArrival = (arriving: boolean): ((heading: HTMLElement | null) => void) =>
  useCallback(
    (heading) => {
      if (!heading || !arriving) return;
      window.scrollTo(0, 0);
      heading.focus({ preventScroll: true });
    },
    [arriving],
  );

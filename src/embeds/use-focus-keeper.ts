import { type RefObject, useCallback } from 'react';

const passingAttribute = 'data-passing';

/** Attributes for what disappears when the content arrives. */
export const passing = { [passingAttribute]: '' };

/** Runs something that may make the focused control disappear; the place itself then takes the focus, so it is not lost. */
export function useFocusKeeper(place: RefObject<HTMLElement>): (act: () => void) => void {
  return useCallback(
    (act) => {
      const holder = document.activeElement?.closest(`[${passingAttribute}]`);
      if (holder && place.current?.contains(holder)) place.current.focus({ preventScroll: true });
      act();
    },
    [place],
  );
}

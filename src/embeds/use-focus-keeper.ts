import { type RefObject, useCallback } from 'react';

const passingAttribute = 'data-passing';

/** Attributes for controls that disappear when the content appears. */
export const passing = { [passingAttribute]: '' };

/** Runs an action that may remove the focused control; moves the focus to the place first, so that it is not lost. */
export function useFocusKeeper(place: RefObject<HTMLElement>): (act: () => void) => void {
  return useCallback(
    (act) => {
      const focused = document.activeElement?.closest(`[${passingAttribute}]`);
      if (focused && place.current?.contains(focused)) place.current.focus({ preventScroll: true });
      act();
    },
    [place],
  );
}

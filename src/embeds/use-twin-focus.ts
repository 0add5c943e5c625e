import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a place that has two links to the same page, of which one is hidden: moves the focus to the other when `swapped`
 * changes. In a layout effect, because the browser takes the focus from a hidden element before other effects run.
 */
export function useTwinFocus(place: RefObject<HTMLElement>, swapped: boolean): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLAnchorElement) || !place.current?.contains(focused)) return;
    const links = [...place.current.querySelectorAll('a')];
    links.find((link) => link !== focused && link.href === focused.href)?.focus();
  }, [place, swapped]);
}

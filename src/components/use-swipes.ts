import { useSyncExternalStore } from 'react';

/** The windows in which `swipe-row.module.css` makes a row to swipe through. */
const narrow = '(width <= 48em)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether rows can be swiped through. One without links then needs the focus, so that keys scroll it in every browser. */
export const useSwipes = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches && !('savesData' in document.documentElement.dataset),
    () => false,
  );

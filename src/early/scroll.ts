import { hashId } from './hash';

/** Every page opens at its top, after going back or forward too, unless its address names a place in it. */
export function openAtTop(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && window.location.hash === '') window.scrollTo(0, 0);
  });
}

/** The same, for a page that changed without loading. */
export function scrollToPlace(): void {
  const place = document.getElementById(hashId());
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}

import { hashId } from './hash';

/** Opens every page at its top, after back and forward too, unless its address has a fragment. */
export function openAtTop(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && window.location.hash === '') window.scrollTo(0, 0);
  });
}

/** The same after a client-side navigation. */
export function scrollToPlace(): void {
  const place = document.getElementById(hashId());
  if (place) place.scrollIntoView();
  else window.scrollTo(0, 0);
}

import { rootId } from '../gatsby-runtime/globals';
import { hashId } from './hash';

/** Opens every page at its top, after back and forward too, unless its address has a fragment. */
export function openAtTop(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && window.location.hash === '') window.scrollTo(0, 0);
  });
}

/**
 * Opened at a fragment, a page is first painted once all of it is there. Otherwise it is painted at its top, and what the
 * fragment opens moves it: https://developer.mozilla.org/en-US/docs/Web/HTML/Attributes/rel#expect
 */
export function paintAtFragment(): void {
  if (!hashId()) return;
  const whole = document.createElement('link');
  whole.rel = 'expect';
  whole.href = `#${rootId}`;
  whole.setAttribute('blocking', 'render');
  document.head.append(whole);
}

/** The same after a client-side navigation. */
export function scrollToFragment(): void {
  const target = document.getElementById(hashId());
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

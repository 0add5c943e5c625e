import { hashId } from '../browser/hash';
import { rootId } from '../gatsby-runtime/globals';

/** Opens every page at its top, also after Back and Forward, unless its URL has a fragment. */
export function openAtTop(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && window.location.hash === '') window.scrollTo(0, 0);
  });
}

/**
 * If the URL has a fragment, delays the first paint until the whole page is parsed. Otherwise the browser would paint
 * the top of the page first and then jump: https://developer.mozilla.org/en-US/docs/Web/HTML/Attributes/rel#expect
 */
export function paintAtFragment(): void {
  if (!hashId()) return;
  const whole = document.createElement('link');
  whole.rel = 'expect';
  whole.href = `#${rootId}`;
  whole.setAttribute('blocking', 'render');
  document.head.append(whole);
}

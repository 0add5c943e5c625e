/**
 * Polyfill of `<details name>`: keeps one item of a group open (https://caniuse.com/mdn-html_elements_details_name).
 */
export function keepOneOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const item of document.querySelectorAll<HTMLDetailsElement>('details[name]')) {
      if (item !== target && item.getAttribute('name') === target.getAttribute('name')) item.open = false;
    }
  };
  // The event `toggle` does not bubble, so it is captured.
  document.addEventListener('toggle', closeOthers, { capture: true });
}

/**
 * Milliseconds for which a clicked question keeps its place in the window; longer than the animation of an accordion.
 */
const holdTime = 500;

/** Events by which a visitor scrolls. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Keeps a clicked question of an accordion at its place in the window while the answer above it closes. Otherwise a
 * question below a long answer would leave the window, and the visitor would see the end of its answer. Browsers correct
 * the scroll position only if the answer is outside the window, and Safari never does
 * (https://caniuse.com/css-overflow-anchor). Stops as soon as the visitor scrolls.
 */
export function holdClickedQuestion(): void {
  document.addEventListener('click', ({ target }) => {
    const question = target instanceof Element ? target.closest('main details[name] > summary') : null;
    if (!question) return;
    const { top } = question.getBoundingClientRect();
    const stop = new AbortController();
    for (const type of scrollEvents)
      window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
    const hold = (now: number, end = now + holdTime) => {
      if (stop.signal.aborted) return;
      window.scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' });
      if (now < end) requestAnimationFrame((next) => hold(next, end));
      else stop.abort();
    };
    requestAnimationFrame((now) => hold(now));
  });
}

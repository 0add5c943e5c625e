import type { Problem } from '../../../src/content/problem';
import { holderOf, paneOf } from './field-notes';
import { placeOf } from './places';

/** How long to look for a field, in milliseconds. */
const patience = 4000;

/**
 * Leads to a field of the open entry. Sveltia CMS opens its lists and shows its language, but renders a field only when
 * its place comes into view: until it is there, what is nearest to it is scrolled to.
 */
export function jumpTo(problem: Pick<Problem, 'file' | 'field'>): void {
  const place = placeOf(problem);
  const end = Date.now() + patience;
  let asked = 0;
  const step = (): void => {
    const pane = paneOf(place.locale);
    const holder = pane && holderOf(pane, place.keyPath);
    if (holder?.getAttribute('data-key-path') === place.keyPath) {
      holder.scrollIntoView({ block: 'center' });
      holder.querySelector<HTMLElement>('.field-wrapper :is(input, textarea, button)')?.focus();
      return;
    }
    // Opening a list takes effect once its language is shown.
    if (Date.now() - asked > 500) {
      asked = Date.now();
      window.postMessage({ type: 'highlight-editor-field', payload: place }, window.location.origin);
    }
    (holder?.querySelector('.placeholder') ?? pane?.querySelector('.placeholder') ?? holder)?.scrollIntoView();
    if (Date.now() < end) requestAnimationFrame(step);
  };
  step();
}

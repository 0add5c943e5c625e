import type { Problem } from '../../../src/content/problem';
import { holderOf, paneOf } from './field-notes';
import { formFieldOf } from './form-fields';

/** Milliseconds for which `jumpTo` searches for a field, and for which it keeps a found field in view. */
const [patience, settling] = [4000, 600];

/**
 * Scrolls to a field of the open entry. Sveltia CMS renders fields only when they come into view, so the function
 * scrolls to the nearest rendered element, and again in each frame, since fields rendered later may push it away.
 */
export function jumpTo(problem: Pick<Problem, 'file' | 'field'>): void {
  const target = formFieldOf(problem);
  let end = Date.now() + patience;
  let asked = 0;
  let isFound = false;
  const hold = (field: Element): void => {
    if (!isFound) end = Date.now() + settling;
    isFound = true;
    const input = field.querySelector<HTMLElement>(':scope > .field-wrapper :is(input, textarea, button)');
    if (!input || document.activeElement === input) return;
    field.scrollIntoView({ block: 'center' });
    input.focus();
  };
  const approach = (pane: Element | null, holder: Element | null): void => {
    // Repeats the request to focus the field every half second: Sveltia CMS ignores it until the fields of the language
    // are shown.
    if (Date.now() - asked > 500) {
      asked = Date.now();
      window.postMessage({ type: 'highlight-editor-field', payload: target }, window.location.origin);
    }
    (holder?.querySelector('.placeholder') ?? pane?.querySelector('.placeholder') ?? holder)?.scrollIntoView();
  };
  const step = (): void => {
    const pane = paneOf(target.locale);
    const holder = pane && holderOf(pane, target.keyPath);
    if (holder?.getAttribute('data-key-path') === target.keyPath) hold(holder);
    else approach(pane, holder);
    if (Date.now() < end) requestAnimationFrame(step);
  };
  step();
}

import { hashId } from './hash';

/** Polyfill of `<details name>`: keeps one item of a group open (https://caniuse.com/mdn-html_elements_details_name). */
export function keepOneOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const item of document.querySelectorAll<HTMLDetailsElement>('details[name]')) {
      if (item !== target && item.getAttribute('name') === target.getAttribute('name')) item.open = false;
    }
  };
  // Does not bubble.
  document.addEventListener('toggle', closeOthers, { capture: true });
}

/**
 * Opens the accordion item that the fragment names and scrolls to it. Some browsers do so when a page loads, none after
 * a navigation without loading.
 */
export function openAccordionAtHash(): void {
  const target = document.getElementById(hashId());
  const item = target?.closest('details');
  if (!target || !item || item.open) return;
  item.open = true;
  target.scrollIntoView();
}

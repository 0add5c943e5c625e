import { hashId } from './hash';

/** Of items with one name, browsers since 2024 keep one open at a time; this does it in the others. */
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
 * Opens the accordion item that the address names and scrolls to it. Browsers do so by themselves when a page loads,
 * but not all of them, and none when the page changes without loading.
 */
export function openAccordionAtHash(): void {
  const target = document.getElementById(hashId());
  const item = target?.closest('details');
  if (!target || !item || item.open) return;
  item.open = true;
  target.scrollIntoView();
}

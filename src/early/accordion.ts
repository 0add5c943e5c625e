import { hashId } from './hash';

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

/** What a list item is called: its summary while it is closed, the first text in it while it is open. */
function nameOf(item: Element): string {
  const summary = item.querySelector(':scope > .item-body > .summary')?.textContent;
  return (summary ?? item.querySelector<HTMLInputElement>('input, textarea')?.value ?? '').trim();
}

/** Asks before an item is taken out of a list, since nothing brings it back but leaving without saving. */
export function askBeforeRemoval(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const item = event.target.closest('.item > .header > .end > button:not([aria-haspopup])')?.closest('.item');
      if (!item) return;
      const name = nameOf(item);
      const isMeant = window.confirm(name ? `Remove “${name}” from the list?` : 'Remove this from the list?');
      if (!isMeant) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

const toolbar = '.content-editor .toolbar.primary';

/** The button that saves is enabled as long as the form differs from its files. */
export const isUnsaved = (): boolean => document.querySelector(`${toolbar} button.primary:enabled`) !== null;

/** What a list item is called: its summary while it is closed, the first text in it while it is open. */
function nameOf(item: Element): string {
  const summary = item.querySelector(':scope > .item-body > .summary')?.textContent;
  return (summary ?? item.querySelector<HTMLInputElement>('input, textarea')?.value ?? '').trim();
}

/**
 * What a click would lose, as a question. Buttons are recognised by their position, not by their label, which depends
 * on the language of the interface.
 */
function questionFor(target: Element, revertLabels: readonly string[]): string | undefined {
  const arrow = document.querySelector(`${toolbar} button`);
  if (arrow?.contains(target) && isUnsaved()) return 'Leave this page without saving?';
  const item = target.closest('.item > .header > .end > button:not([aria-haspopup])')?.closest('.item');
  if (item) return nameOf(item) ? `Remove “${nameOf(item)}” from the list?` : 'Remove this from the list?';
  const label = target.closest('[role="menuitem"]')?.textContent.trim() ?? '';
  return revertLabels.includes(label) ? 'Give up what you have changed here? Nothing brings it back.' : undefined;
}

/**
 * Asks before something is lost: by leaving a page by its arrow, by closing or reloading the window, by removing an item
 * or by going back to what was saved. Back cannot be stopped. For it there is the copy that Sveltia CMS writes to the
 * browser's storage half a second after each change, and offers when the page is opened again.
 */
export function askBeforeLosing(revertLabels: readonly string[]): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  window.addEventListener(
    'click',
    (event) => {
      const question = event.target instanceof Element ? questionFor(event.target, revertLabels) : undefined;
      if (question && !window.confirm(question)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // In Sveltia CMS, Escape presses the second button of a question. When it offers to restore a text, that button is
  // “Discard”.
  const isQuestionOpen = (): boolean => document.querySelector('dialog[role="alertdialog"][open]') !== null;
  window.addEventListener('keydown', (event) => event.key === 'Escape' && isQuestionOpen() && event.preventDefault(), {
    capture: true,
  });
}

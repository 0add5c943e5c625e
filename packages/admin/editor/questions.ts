const toolbar = '.content-editor .toolbar.primary';

/** Whether the form has unsaved changes. Sveltia CMS enables its save button only then. */
export const isUnsaved = (): boolean => document.querySelector(`${toolbar} button.primary:enabled`) !== null;

/** The name of a list item: its summary while it is collapsed, or the first text in it. */
function nameOf(item: Element): string {
  const summary = item.querySelector(':scope > .item-body > .summary')?.textContent;
  return (summary ?? item.querySelector<HTMLInputElement>('input, textarea')?.value ?? '').trim();
}

/**
 * The confirmation question for a click that would lose changes or a list item; undefined for any other click. Buttons
 * are recognised by position, since labels depend on the CMS's language.
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
 * Asks before a writer loses changes: by leaving or closing the page, removing an item, or reverting. The browser's
 * Back button cannot be stopped, but Sveltia CMS keeps a backup, written half a second after each change, and offers it
 * when the page is opened again.
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
  // Whether an alert dialog is open. It must not react to Escape, for which Sveltia CMS would click the dialog's second
  // button: “Discard” in the dialog that offers to restore a backup.
  const isQuestionOpen = (): boolean => document.querySelector('dialog[role="alertdialog"][open]') !== null;
  window.addEventListener('keydown', (event) => event.key === 'Escape' && isQuestionOpen() && event.preventDefault(), {
    capture: true,
  });
}

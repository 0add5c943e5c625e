/** The button that saves is enabled as long as the form differs from its files. */
const isUnsaved = (): boolean =>
  document.querySelector('.content-editor .toolbar.primary button.primary:enabled') !== null;

/**
 * Asks before a text that is not saved is left by the arrow, by closing the window or by reloading it. Back cannot be
 * stopped. For it there is the copy that Sveltia CMS writes to the browser's storage half a second after each change, or
 * when the page is left, and offers when the page is opened again.
 */
export function guardUnsaved(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  const isArrow = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('.content-editor [aria-label="Cancel Editing"]') !== null;
  window.addEventListener(
    'click',
    (event) => {
      if (!isArrow(event) || !isUnsaved()) return;
      if (!window.confirm('Leave this page without saving?')) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  // Sveltia CMS takes Escape for the second button of a question. Of the one whether to restore a text it is “Discard”.
  const isQuestionOpen = (): boolean => document.querySelector('dialog[role="alertdialog"][open]') !== null;
  window.addEventListener('keydown', (event) => event.key === 'Escape' && isQuestionOpen() && event.preventDefault(), {
    capture: true,
  });
}

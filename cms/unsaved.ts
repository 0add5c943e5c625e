/** The button that saves is enabled as long as the form differs from its files. */
const isUnsaved = (): boolean =>
  document.querySelector('.content-editor .toolbar.primary button.primary:enabled') !== null;

/**
 * Keeps texts that are not saved yet. Sveltia CMS writes them to the browser's storage half a second after each change,
 * and offers them when the page is opened again; what is left to do is to ask before the window closes or reloads.
 */
export function guardUnsaved(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // Sveltia CMS takes Escape for the second button of a question. Of the one whether to restore a text it is “Discard”.
  const isQuestionOpen = (): boolean => document.querySelector('dialog[role="alertdialog"][open]') !== null;
  window.addEventListener('keydown', (event) => event.key === 'Escape' && isQuestionOpen() && event.preventDefault(), {
    capture: true,
  });
}

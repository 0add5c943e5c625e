/**
 * Calls `update` after the form has changed, at most once a frame: fields come and go as lists are opened and languages
 * chosen, and texts are typed. Returns a function that asks for another call.
 */
export function afterFormChanges(update: () => void): () => void {
  let isDue = false;
  const later = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      update();
    });
  };
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  window.addEventListener('input', later, { capture: true });
  return later;
}

/** The fields of the open entry that are shown, of these types. */
export const shownFields = (...types: readonly string[]): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.content-editor .pane[data-mode="edit"] section.field')].filter(
    ({ dataset }) => types.includes(dataset.fieldType ?? ''),
  );

/** The language of the pane that a field is in; `_default` in files that hold all languages. */
export const localeOfField = (field: HTMLElement): string =>
  field.closest<HTMLElement>('.pane')?.dataset.locale ?? '_default';

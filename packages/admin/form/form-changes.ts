/**
 * Calls `update` after changes of the form, at most once per frame: typed text, and fields that are added or removed
 * when lists or languages are opened. Returns a function that requests another call.
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

/** The rendered fields of the given types. */
export const shownFields = (...types: readonly string[]): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.content-editor .pane[data-mode="edit"] section.field')].filter(
    ({ dataset }) => types.includes(dataset.fieldType ?? ''),
  );

/** The language of a field's pane; `_default` in files with all languages. */
export const localeOfField = (field: HTMLElement): string =>
  field.closest<HTMLElement>('.pane')?.dataset.locale ?? '_default';

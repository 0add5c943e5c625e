import { afterFormChanges, localeOfField, shownFields } from './form-changes';
import type { Draft } from './package-events';

const noteClass = 'picture-size';

async function describe(bytes: Blob): Promise<string> {
  const size = `${Math.ceil(bytes.size / 1000)} KB`;
  const picture = await createImageBitmap(bytes).catch(() => undefined); // A damaged one has no width.
  return picture ? `${picture.width} × ${picture.height} px, ${size}` : size;
}

const sizes = new WeakMap<Blob, Promise<string>>();

function sizeOf(bytes: Blob): Promise<string> {
  const size = sizes.get(bytes) ?? describe(bytes);
  sizes.set(bytes, size);
  return size;
}

/** Shows the size of each picture's file at its field, where the interface shows folder and name only. */
export function showPictureSizes(): void {
  const saved = new Map<string, Blob>();
  let draft: Draft | null | undefined;

  const show = (field: HTMLElement): void => {
    const src = String(draft?.currentValues[localeOfField(field)]?.[field.dataset.keyPath ?? '']);
    const old = field.querySelector<HTMLElement>(`:scope > .${noteClass}`);
    if (old?.dataset.src === src) return;
    old?.remove();
    const bytes = draft?.files[src]?.file ?? saved.get(src);
    if (!bytes) return;
    const note = Object.assign(document.createElement('p'), { className: noteClass });
    note.dataset.src = src;
    field.querySelector(':scope > .field-wrapper')?.after(note);
    void sizeOf(bytes).then((text) => (note.textContent = text));
  };

  const later = afterFormChanges(() => shownFields('image').forEach(show));
  window.addEventListener('cms-draft', ({ detail }) => {
    draft = detail;
    later();
  });
  window.addEventListener('cms-picture', ({ detail: { src, bytes } }) => {
    saved.set(src, bytes);
    later();
  });
}

import { leastWidth, megabyte, mostBytes } from '../../copy-check/files/picture-limits';
import { picturePathOf } from '../files/picture-paths';

/** The first bytes of PNG and JPEG files. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];

/**
 * Why an uploaded file cannot replace the picture at a path, as the end of a sentence; undefined if it can. The path
 * decides how wide the picture must be.
 */
export async function messageForUpload(file: File, path: string): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!signatures.some((signature) => signature.every((byte, index) => start[index] === byte)))
    return 'it is neither PNG nor JPEG. Export it as one of these.';
  if (file.size > mostBytes)
    return `it has ${(file.size / megabyte).toFixed(1)} MB; at most ${mostBytes / megabyte} MB are allowed. Save it smaller: ${leastWidth(path)} px wide is enough.`;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'it cannot be read. Export it again.';
  if (picture.width < leastWidth(path))
    return `it is ${picture.width} px wide, but ${leastWidth(path)} px are needed in its place: it would look blurred.`;
}

const filesIn = (event: Event): File[] => {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : [];
};

/**
 * Copies an event with its files, to dispatch it later. The browser clears a drop event's files after its handlers have
 * run.
 */
function repeated(event: Event, files: readonly File[]): Event {
  if (!(event instanceof DragEvent)) return new Event(event.type, { bubbles: true });
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(event.type, { bubbles: true, cancelable: true, dataTransfer });
}

/**
 * Checks pictures before Sveltia CMS gets them, and refuses those that cannot be published. Sveltia CMS would accept
 * pictures that are too small; when it refuses one itself, it leaves the field empty.
 */
export function checkUploads(): void {
  let place = '';
  const allowed = new WeakSet<Event>();
  const check = async (event: Event, files: File[]): Promise<void> => {
    const { target } = event;
    for (const file of files) {
      const message = await messageForUpload(file, place);
      if (!message) continue;
      if (target instanceof HTMLInputElement) target.value = '';
      window.alert(`“${file.name}” cannot be used: ${message}`);
      return;
    }
    const again = repeated(event, files);
    allowed.add(again);
    target?.dispatchEvent(again);
  };
  for (const type of ['change', 'drop'])
    window.addEventListener(
      type,
      (event) => {
        const files = filesIn(event);
        if (files.length === 0 || allowed.has(event)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        void check(event, files);
      },
      { capture: true },
    );
  // The dialog for choosing a picture does not say for which field, so this listener remembers the field that opened
  // it.
  window.addEventListener(
    'click',
    ({ target }) => {
      const field = target instanceof Element ? target.closest('section.field[data-field-type="image"]') : null;
      if (field) place = picturePathOf(field.querySelector('.path')?.textContent.trim() ?? '');
    },
    { capture: true },
  );
}

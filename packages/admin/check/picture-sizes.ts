import type { Contents } from '../entry';
import { isGroup } from '../settings-format';
import { localeOf } from '../entry';
import { localeOfField, shownFields } from '../form-changes';
import { sizeOf } from '../pictures';

const noteClass = 'picture-size';

const valueAt = (content: unknown, keyPath: string): unknown =>
  keyPath
    .split('.')
    .reduce(
      (value, key) =>
        Array.isArray(value) ? (value as unknown[])[Number(key)] : isGroup(value) ? value[key] : undefined,
      content,
    );

async function show(field: HTMLElement, src: string): Promise<void> {
  const text = await sizeOf(src);
  const note = field.querySelector(`:scope > .${noteClass}`) ?? document.createElement('p');
  note.className = noteClass;
  if (note.textContent !== text) note.textContent = text;
  if (!note.isConnected) field.querySelector(':scope > .field-wrapper')?.after(note);
}

/** Shows at each picture's field the size of its file. */
export function showPictureSizes(contents: Contents): void {
  for (const field of shownFields('image')) {
    const path = Object.keys(contents).find((file) => localeOf(file) === localeOfField(field)) ?? '';
    const src = valueAt(contents[path], field.dataset.keyPath ?? '');
    if (typeof src === 'string') void show(field, src);
  }
}

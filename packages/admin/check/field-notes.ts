import type { Problem } from '../../../src/content/problem';
import { element } from '../form/element';
import { fieldName } from '../form/labels';
import { type FormField, formFieldOf } from './form-fields';

const noteClass = 'field-problems';

/** The form of a language; null if the CMS does not show it. */
export const paneOf = (locale: FormField['locale']): Element | null =>
  document.querySelector(`.content-editor .pane[data-mode="edit"][data-locale="${locale}"]`);

const fieldIn = (pane: Element, keyPath: string): Element | null =>
  pane.querySelector(`section.field[data-key-path="${keyPath}"]`);

/** The element of a list item. While the item is collapsed its fields are not in the document. */
function itemIn(pane: Element, keyPath: string): Element | undefined {
  const [, path = '', index] = /^(.+)\.(\d+)$/.exec(keyPath) ?? [];
  const list = fieldIn(pane, path);
  const items = [...(list?.querySelectorAll('.item') ?? [])];
  return items.filter((item) => item.parentElement?.closest('section.field') === list)[Number(index)];
}

/** The innermost rendered element that contains the field: the field itself, a collapsed list item, or a group. */
export function holderOf(pane: Element, keyPath: string): Element | null {
  const keys = keyPath.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const path = keys.slice(0, length).join('.');
    const element = fieldIn(pane, path) ?? itemIn(pane, path);
    if (element) return element;
  }
  return null;
}

/** The text of a note: the message, and before it the field's name if the field is inside a collapsed item. */
const textAt = (holder: Element, { field, message }: Problem, { keyPath }: FormField): string =>
  holder.getAttribute('data-key-path') === keyPath || !field ? message : `${fieldName(field)}: ${message}`;

/** The input of the field itself, not of a field nested in it. */
const inputOf = (holder: Element): Element | undefined =>
  [...holder.querySelectorAll('input, textarea')].find((input) => input.closest('section.field') === holder);

function show(holder: Element, texts: readonly string[]): void {
  const old = holder.querySelector<HTMLElement>(`:scope > .${noteClass}`);
  if (old?.dataset.texts === texts.join('\n')) return;
  const list = element('ul', ...texts.map((text) => element('li', text)));
  list.className = noteClass;
  list.dataset.texts = texts.join('\n');
  list.id = old?.id ?? `problems-${crypto.randomUUID()}`;
  if (old) old.replaceWith(list);
  else holder.querySelector(':scope > header, :scope > .header')?.after(list);
  inputOf(holder)?.setAttribute('aria-describedby', list.id);
}

function takeAway(note: Element): void {
  document.querySelector(`[aria-describedby="${note.id}"]`)?.removeAttribute('aria-describedby');
  note.remove();
}

/** Shows each problem at its field, in every open language. Removes notes of fixed problems. */
export function showAtFields(problems: readonly Problem[]): void {
  const found = new Map<Element, string[]>();
  for (const problem of problems) {
    const target = formFieldOf(problem);
    const pane = paneOf(target.locale);
    // A problem of the whole file is shown at the file's first field.
    const holder =
      pane &&
      (holderOf(pane, target.keyPath) ?? pane.querySelector('section.field:not([data-field-type="form-watch"])'));
    if (holder) found.set(holder, [...(found.get(holder) ?? []), textAt(holder, problem, target)]);
  }
  for (const note of document.querySelectorAll(`.${noteClass}`))
    if (!note.parentElement || !found.has(note.parentElement)) takeAway(note);
  for (const [holder, texts] of found) show(holder, texts);
}

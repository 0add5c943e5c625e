import { isLocale } from '../../../src/i18n/locales';
import { lengthOf, type LengthLimit, limitOf } from '../../copy-check/text/check-lengths';
import { element } from '../form/element';
import { localeOfField, shownFields } from '../form/form-changes';
import type { Checked } from './messages';
import { fieldOfKeyPath } from './form-fields';

const countClass = 'character-count';

const wording = (length: number, { shortest, longest }: LengthLimit): string =>
  `${length} of ${shortest > 1 ? `${shortest} to ${longest}` : longest} characters`;

/** If the length of a field is limited, shows the number of its characters and the limit. */
function count(field: HTMLElement, placeholders: Checked['placeholders']): void {
  const limit = limitOf(fieldOfKeyPath(field.dataset.keyPath ?? ''));
  const input = field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const locale = localeOfField(field);
  if (!limit || !input || !isLocale(locale)) return;
  const length = lengthOf(input.value, placeholders[locale]);
  const note = field.querySelector(`:scope > .${countClass}`) ?? element('p');
  note.className = countClass;
  const text = wording(length, limit);
  if (note.textContent !== text) note.textContent = text;
  note.toggleAttribute('data-wrong', length < limit.shortest || length > limit.longest);
  if (!note.isConnected) field.querySelector(':scope > .field-wrapper')?.after(note);
}

/**
 * Shows character counts at all fields in view. A placeholder counts as the text that replaces it in the pane's
 * language.
 */
export function countCharacters(placeholders: Checked['placeholders']): void {
  for (const field of shownFields('string', 'text')) count(field, placeholders);
}

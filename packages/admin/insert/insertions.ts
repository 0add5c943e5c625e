import { isProse, isText, type TypeOf } from '../../../src/content/schema/field-types';
import { isLocale } from '../../../src/i18n/locales';
import type { Checker } from '../check/checker';
import type { Checked } from '../check/messages';
import { fieldOfKeyPath } from '../check/form-fields';
import { afterFormChanges, localeOfField, shownFields } from '../form/form-changes';
import { type LinkablePages, placeholderChoices, linkChoices } from './choices';
import { type Choices, insertList, type TextInput } from './insert-list';

/**
 * Adds a button to all fields with texts for visitors. It opens a list of figures and names, in the language of the
 * pane. For Markdown fields, the list also has links to pages.
 */
export function offerInsertions(checker: Checker, pages: LinkablePages, typeOf: TypeOf): void {
  const buttonFor = insertList();
  let placeholders: Checked['placeholders'] | undefined;

  const choicesFor = (field: HTMLElement): Choices => {
    const locale = localeOfField(field);
    const type = typeOf(fieldOfKeyPath(field.dataset.keyPath ?? ''));
    if (!placeholders || !isLocale(locale) || !isText(type)) return {};
    return {
      ...(placeholders[locale].size > 0 && { 'Figures and names': placeholderChoices(placeholders[locale]) }),
      ...(isProse(type) && { 'Links to pages': linkChoices(pages[locale], locale) }),
    };
  };

  const addButton = (field: HTMLElement): void => {
    const header = field.querySelector(':scope > header');
    const input = field.querySelector<TextInput>('input, textarea');
    if (!header || !input || header.querySelector('.insert') || Object.keys(choicesFor(field)).length === 0) return;
    const label = header.querySelector('h4')?.textContent ?? '';
    header.querySelector('.spacer')?.after(buttonFor(label, input, () => choicesFor(field)));
  };

  const later = afterFormChanges(() => shownFields('string', 'text').forEach(addButton));
  checker.listen((result) => {
    placeholders = result?.placeholders;
    later();
  });
}

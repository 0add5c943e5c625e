import { untranslated } from '../../../src/content/prose-fields';
import { isLocale } from '../../../src/i18n/locales';
import type { Checker } from '../check/checker';
import type { Checked } from '../check/messages';
import { fieldAt } from '../check/places';
import { afterFormChanges, localeOfField, shownFields } from '../form-changes';
import { type ChoiceGroup, figureChoices, linkChoices } from './choices';
import { InsertList, type TextInput } from './insert-list';
import type { LinkedPages } from './linked-pages';

interface Insertable {
  pages: LinkedPages;
  /** Whether a field is Markdown, and may have links. */
  isProse(field: string): boolean;
}

/** Offers figures and links for all texts that visitors read, in the language of their pane. */
export function offerInsertions(checker: Checker, { pages, isProse }: Insertable): void {
  const list = new InsertList();
  let figures: Checked['figures'] | undefined;

  const groupsFor = (field: HTMLElement): ChoiceGroup[] => {
    const locale = localeOfField(field);
    const path = fieldAt(field.dataset.keyPath ?? '');
    if (!figures || !isLocale(locale) || untranslated.some((key) => path.endsWith(`.${key}`))) return [];
    const groups = [figureChoices(figures[locale]), ...(isProse(path) ? [linkChoices(pages[locale], locale)] : [])];
    return groups.filter(({ choices }) => choices.length > 0);
  };

  const addButton = (field: HTMLElement): void => {
    const header = field.querySelector(':scope > header');
    const input = field.querySelector<TextInput>('input, textarea');
    if (!header || !input || header.querySelector('.insert') || groupsFor(field).length === 0) return;
    const label = header.querySelector('h4')?.textContent ?? '';
    header.querySelector('.spacer')?.after(list.buttonFor(label, input, () => groupsFor(field)));
  };

  const later = afterFormChanges(() => shownFields('string', 'text').forEach(addButton));
  checker.listen((result) => {
    figures = result?.figures;
    later();
  });
}

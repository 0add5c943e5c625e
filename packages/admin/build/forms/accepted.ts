import type { CollectionFile, Field } from '@sveltia/cms';
import { localeFacts, locales } from '../../../../src/i18n/locales';
import { acceptedList } from '../../../copy-check/staleness/lock';
import { wordListFile } from '../../../copy-check/text/word-list';
import { acceptedField } from '../../check/accepted-field';
import { linesField } from '../../files/file-formats';
import { formats } from '../../files/formats';
import { watched } from '../../form/watch-field';

const listFile = (name: string, label: string, field: Partial<Field> & { hint: string }): CollectionFile => ({
  name,
  label,
  file: wordListFile(name),
  format: formats.list,
  // The type assertion is needed because Sveltia’s type allows the options of a custom field or of a text field, but
  // not both.
  fields: watched([{ name: linesField, label, widget: 'text', required: false, ...field } as Field]),
});

const words = (hint: string) => ({ hint: `${hint} One a line; a line that starts with # is a note.` });

/** The files with accepted exceptions, in the order in which the CMS lists them. */
export const acceptedFiles = (): CollectionFile[] => [
  ...locales.map((locale) => {
    const { name } = localeFacts[locale];
    return listFile(locale, `Words: ${name}`, words(`Words that are right in ${name} and in no dictionary.`));
  }),
  listFile('names', 'Names', words('Names that are the same in every language and in no dictionary.')),
  listFile('same', 'Texts that stay English', words('Texts that are right in every language, as they stand there.')),
  listFile(acceptedList, 'Translations that are right', {
    widget: acceptedField,
    hint: 'Tick what is right as it is although its English has changed. All others are to be translated anew.',
  }),
];

import type { CopyText } from '../copy-text';
import type { Locale } from '../../../src/i18n/locales';

interface Place {
  locale?: Locale;
  file?: string;
  field?: string;
}

/** A text whose problems include the position: `title[4,2]` is two characters from the fifth on. */
export const copyText = (value: string, { locale = 'en', file, field = 'title' }: Place = {}): CopyText => ({
  file: file ?? `content/${locale}/index.md`,
  locale,
  field,
  value,
  problem: (message, index, length = 0) => ({
    file: file ?? `content/${locale}/index.md`,
    line: 1,
    column: 1,
    field: index === undefined ? field : `${field}[${index},${length}]`,
    message,
  }),
});

/** The same text in English and in German. */
export const both = (english: string, german: string): [CopyText, CopyText] => [
  copyText(english),
  copyText(german, { locale: 'de' }),
];

import type { CopyText } from '../../../src/content/placed-text';

type TextFacts = Partial<Pick<CopyText, 'locale' | 'file' | 'field' | 'isMarkdown'>>;

/**
 * A text for tests. A problem of the text reports its position as a part of the field name: `title[4,2]` means two
 * characters of the title, from index 4 on.
 */
export const copyText = (
  value: string,
  { locale = 'en', file = `content/${locale}/index.md`, field = 'title', isMarkdown = false }: TextFacts = {},
): CopyText => ({
  file,
  locale,
  field,
  value,
  isMarkdown,
  problem: (message, index, length = 0) => ({
    file,
    line: 1,
    column: 1,
    field: index === undefined ? field : `${field}[${index},${length}]`,
    message,
  }),
});

import { groupBy } from '../../../src/content/group-by';
import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';
import { sharedProblem, type Touched } from '../text/shared-problem';

/** Texts that must be unique: titles and descriptions among all pages, headings and questions within their page. */
const scopes: readonly { isOne(field: string): boolean; groupOf(text: CopyText): string; where: string }[] = [
  {
    isOne: (field) => field === 'title' || field === 'description',
    groupOf: ({ locale, field }) => `${locale} ${field}`,
    where: 'search results and tabs need a text of their own for each page',
  },
  {
    isOne: (field) => /^sections.*\.(?:title|question)$/.test(field),
    groupOf: ({ file }) => file,
    where: 'two headings of a page that read the same cannot be told apart in a list of headings',
  },
];

const placeOf = ({ file, line, field }: Problem): string => `${file}:${line} (${field})`;

/** Reports titles, descriptions and headings that occur more than once: one problem for each repeated text. */
export function checkRepeats(texts: readonly CopyText[], touched: Touched): Problem[] {
  return scopes.flatMap(({ isOne, groupOf, where }) => {
    const compared = texts.filter(({ field }) => isOne(field));
    return [...groupBy(compared, (text) => `${groupOf(text)} ${text.value.toLowerCase()}`).values()]
      .filter(({ length }) => length > 1)
      .flatMap((same) =>
        sharedProblem(
          same.map((text) => text.problem('')),
          1,
          touched,
          (others) => `The same text stands in ${others.map(placeOf).join(', ')}: ${where}.`,
        ),
      );
  });
}

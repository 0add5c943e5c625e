import { type Difference, problemsOf } from '../../../src/content/differences';
import { groupBy } from '../../../src/content/group-by';
import { placeholdersIn } from '../../../src/content/placeholders';
import { type Problem, quoteAll } from '../../../src/content/problem';
import { defaultLocale } from '../../../src/i18n/locales';
import { wholeWords } from '../text/check-voice';
import { originalIn } from './collect-copy';
import { linksOf, markdownOf, type MarkdownNode, walk } from '../../../src/content/markdown/markdown';
import type { CopyText, CopyTexts } from '../../../src/content/placed-text';
import { passagesOf } from '../text/passages';

const isIn = (pattern: RegExp, text: CopyText): boolean => passagesOf(text).some(({ words }) => pattern.test(words));

const hasWords = (text: CopyText): boolean => isIn(/\p{L}{2}/u, text);

/** Translations that equal their English text, unless `same` lists the text as right in all languages. */
export function findIdentical(texts: CopyTexts, same: ReadonlySet<string>): Set<CopyText> {
  const originalOf = originalIn(texts);
  const found = texts
    .filter(({ locale }) => locale !== defaultLocale)
    .filter((text) => originalOf(text)?.value.trim() === text.value.trim())
    .filter((text) => hasWords(text) && !same.has(text.value.trim()));
  return new Set(found);
}

export const reportIdentical = (text: CopyText): Problem =>
  text.problem(
    'This is the English text. Translate it; if it is the same in every language, accept it: in the editor under Accepted → Texts that stay English, or in content/words/same.txt.',
  );

/** Reports product names and other untranslated names that an English text has but its translation lacks. */
export function checkGlossary(texts: CopyTexts, names: readonly string[]): Problem[] {
  const originalOf = originalIn(texts);
  const patterns = names.map((name) => ({ name, pattern: wholeWords(name, 'u') }));
  return texts.flatMap((text) => {
    const original = originalOf(text);
    if (!original) return [];
    return patterns
      .filter(({ name }) => original.value.includes(name) && !text.value.includes(name))
      .filter(({ pattern }) => isIn(pattern, original))
      .map(({ name }) =>
        text.problem(
          `“${name}” stands in the English text and is never translated (content/words/voice), but is missing here.`,
        ),
      );
  });
}

/** Finds the names of placeholders, or the targets of links, in a text. */
type Find = (text: CopyText) => string[];

/** Compares what `marks` find in a text and in its translation, such as placeholders. The order may differ. */
export function compareMarks(original: CopyText, translation: CopyText, marks: Record<string, Find>): Difference[] {
  return Object.entries(marks).flatMap(([what, find]) => {
    const [theirs, ours] = [new Set(find(original).sort()), new Set(find(translation).sort())];
    const here = quoteAll([...ours].filter((mark) => !theirs.has(mark)));
    const there = quoteAll([...theirs].filter((mark) => !ours.has(mark)));
    if (!here && !there) return [];
    const message = (...places: [marks: string, where: string][]): string => {
      const list = places.filter(([marks]) => marks).map(([marks, where]) => `${marks} only ${where}`);
      return `${what} differ: ${list.join(', ')}. They must be the same in every language.`;
    };
    return {
      inTranslation: translation.problem(message([here, 'here'], [there, `in ${original.file}`])),
      inEnglish: original.problem(message([there, 'here'], [here, 'in the translations'])),
    };
  });
}

const references = {
  /**
   * Placeholders of the figures in a text. For reasons of grammar, a translation may need `{{stocksPlus}}` (“100+”)
   * instead of `{{stocks}}` (“100”), so both count as the same figure. The company's name is ignored, since a
   * translation may use a pronoun instead.
   */
  Figures: ({ value }: CopyText) =>
    placeholdersIn(value)
      .map((name) => name.replace(/Plus$/, ''))
      .filter((name) => name !== 'company'),
  Links: (text: CopyText) => (text.isMarkdown ? linksOf(text).map(({ node }) => node.url) : []),
};

/** The parts of Markdown that a translation must have as often as its English text, with their names in messages. */
const counted: Partial<Record<MarkdownNode['type'], string>> = {
  heading: 'headings',
  listItem: 'list items',
  tableRow: 'rows of tables',
};

const parts = {
  'Headings, lists and tables': (text: CopyText) => {
    const counts: Record<string, number> = {};
    if (text.isMarkdown) walk(markdownOf(text), ({ type }) => (counts[type] = (counts[type] ?? 0) + 1));
    return Object.entries(counted).map(([type, name]) => `${name}: ${counts[type] ?? 0}`);
  },
};

/**
 * Reports translations that differ from the English text in their figures or links, or in how many headings, list items
 * and table rows they have. If those counts differ, figures and links are not compared: some may only be missing along
 * with a heading, list item or row.
 */
export function checkReferences(texts: CopyTexts): Problem[] {
  const originalOf = originalIn(texts);
  const compare = (original: CopyText, translation: CopyText): Difference[] => {
    const inParts = compareMarks(original, translation, parts);
    return inParts.length > 0 ? inParts : compareMarks(original, translation, references);
  };
  return [...groupBy(texts, originalOf)].flatMap(([original, languages]) =>
    original ? problemsOf(languages.filter((text) => text !== original).map((text) => compare(original, text))) : [],
  );
}

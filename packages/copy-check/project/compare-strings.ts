import { type Difference, problemsOf } from '../../../src/content/differences';
import { groupBy } from '../../../src/content/group-by';
import { placeholdersIn } from '../../../src/content/placeholders';
import { atTop, type Problem } from '../../../src/content/problem';
import { messageForText } from '../../../src/content/strings/string-text';
import { defaultLocale, locales } from '../../../src/i18n/locales';
import { compareMarks } from './check-translations';
import type { CopyText } from '../../../src/content/placed-text';
import { countedKey, isForOneNumber, keysIn } from '../../../src/i18n/plurals';
import { type StringFile, stringFilePath } from '../../../src/content/strings/string-file';

/** Functions that find the parts that a string and its translation must have in common. */
const marks = {
  Placeholders: ({ value }: CopyText) => placeholdersIn(value).map((name) => `{{${name}}}`),
  Tags: ({ value }: CopyText) => [...value.matchAll(/<\/?[a-z][^<>]*>/gi)].map(([tag]) => tag),
};

/** `marks` for a plural form that is used for the number 1 only. It may lack `{{count}}`, as in “one result”. */
const marksWithoutCount = {
  ...marks,
  Placeholders: (text: CopyText) => marks.Placeholders(text).filter((name) => name !== '{{count}}'),
};

/** The English original of a translated string. A plural form that English lacks is compared with `other`. */
const originalOf = (english: StringFile, key: string): CopyText | undefined =>
  english.strings.get(key) ?? english.strings.get(`${countedKey(key) ?? key}_other`);

const missingIn = ({ source }: StringFile, key: string, whatElsewhere: string): Problem =>
  source.problemIn(key.split('.'), `The string “${key}” is missing; ${whatElsewhere}.`);

function compareFiles(english: StringFile, other: StringFile): Difference[] {
  const wanted = keysIn(other.locale, english.strings.keys());
  const missing = [...wanted]
    .filter((key) => !other.strings.has(key))
    .map((key) => missingIn(other, key, `in English it is “${originalOf(english, key)?.value ?? ''}”`))
    .map((inTranslation) => ({ inTranslation }));
  const present = [...other.strings].flatMap(([key, text]): Difference[] => {
    const original = originalOf(english, key);
    if (wanted.has(key)) {
      // Compares two texts only if the English one exists and neither has a problem of its own; other checks report
      // these mistakes.
      const isComparable = original && !messageForText(original.value) && !messageForText(text.value);
      const compared = isForOneNumber(key, other.locale) ? marksWithoutCount : marks;
      return isComparable ? compareMarks(original, text, compared) : [];
    }
    const message = `There is no string “${key}” in ${english.file}. Rename it as there, or take it out.`;
    return [
      { inTranslation: text.problem(message), inEnglish: missingIn(english, key, 'every other language has it') },
    ];
  });
  return [...missing, ...present];
}

/** Compares the string files of one namespace. `known` are the paths of all string files, including unreadable ones. */
function checkNamespace(namespace: string, files: readonly StringFile[], known: ReadonlySet<string>): Problem[] {
  const english = files.find(({ locale }) => locale === defaultLocale);
  const translations = files.filter((file) => file !== english);
  const englishFile = stringFilePath(defaultLocale, namespace);
  if (!known.has(englishFile)) {
    const inTranslation = `There is no ${englishFile}: a file of strings starts in English.`;
    const inEnglish = atTop(englishFile, 'This file is missing; every other language has it.');
    return problemsOf(translations.map(({ file }) => [{ inTranslation: atTop(file, inTranslation), inEnglish }]));
  }
  if (!english) return [];
  const missing = locales.map((locale) => stringFilePath(locale, namespace)).filter((path) => !known.has(path));
  const forms = [...keysIn(defaultLocale, english.strings.keys())].filter((key) => !english.strings.has(key));
  return [
    ...missing.map((path) => atTop(path, `This file is missing; ${english.file} has its strings in English.`)),
    ...forms.map((key) => missingIn(english, key, 'the number needs it')),
    ...problemsOf(translations.map((file) => compareFiles(english, file))),
  ];
}

/**
 * Reports strings and files that a language lacks or has in addition to English, and strings whose placeholders or tags
 * differ. `all` are the paths of all string files.
 */
export function compareStrings(files: readonly StringFile[], all: Iterable<string>): Problem[] {
  const known = new Set(all);
  return [...groupBy(files, ({ namespace }) => namespace)].flatMap(([namespace, languages]) =>
    checkNamespace(namespace, languages, known),
  );
}

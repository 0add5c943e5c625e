import { defaultLocale, locales } from '../../src/i18n/locales';
import { placeholdersIn } from '../../src/content/placeholders';
import { atTop, type Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';
import { countedKey, keysIn } from './plurals';
import type { StringFile } from './string-files';

const tagsIn = (text: string): string[] => [...text.matchAll(/<\/?[a-z][^<>]*>/gi)].map(([tag]) => tag);

const inOrder = (names: string[]): string => [...new Set(names)].sort().join(' ');

const shown = (names: string): string => (names ? `“${names}”` : 'none');

/** Differences in placeholders and tags between a translation and English. In plurals, `one` may omit the number. */
function compareMarks(original: CopyText, translation: CopyText): Problem[] {
  const marks: [what: string, find: (text: string) => string[]][] = [
    ['Placeholders', (text) => placeholdersIn(text).map((name) => `{{${name}}}`)],
    ['Tags', tagsIn],
  ];
  return marks.flatMap(([what, find]) => {
    const [theirs, ours] = [inOrder(find(original.value)), inOrder(find(translation.value))];
    const message = `${what} differ: ${shown(ours)} here, ${shown(theirs)} in ${original.file}. They must be the same in every language.`;
    return theirs === ours ? [] : [translation.problem(message)];
  });
}

/** The English original of a translated string; for plural forms that English lacks, that of `other`. */
const originalOf = (english: StringFile, key: string): CopyText | undefined =>
  english.strings.get(key) ?? english.strings.get(`${countedKey(key) ?? key}_other`);

/** The closest existing group of a missing string, at which it is reported. */
function nearest({ source }: StringFile, key: string): unknown {
  const group = key.split('.').slice(0, -1);
  while (!source.document.hasIn(group)) group.pop();
  return source.document.getIn(group, true);
}

function compareFiles(english: StringFile, other: StringFile): Problem[] {
  const wanted = keysIn(other.locale, english.strings.keys());
  const missing = [...wanted]
    .filter((key) => !other.strings.has(key))
    .map((key) => {
      const message = `The string “${key}” is missing; in English it is “${originalOf(english, key)?.value ?? ''}”.`;
      return other.source.problemAt(nearest(other, key), key, message);
    });
  const present = [...other.strings].flatMap(([key, text]) => {
    const original = originalOf(english, key);
    if (!wanted.has(key) || !original)
      return [text.problem(`There is no string “${key}” in ${english.file}. Rename it as there, or take it out.`)];
    return text.value.trim() === '' ? [text.problem('The string is empty.')] : compareMarks(original, text);
  });
  return [...missing, ...present];
}

/** Strings and files that a language lacks or has in addition to English, and strings with other placeholders. */
export function checkStrings(files: readonly StringFile[], all: Iterable<string>): Problem[] {
  const known = new Set(all);
  const english = files.filter(({ locale }) => locale === defaultLocale);
  const pathIn = (locale: string, namespace: string): string => `locales/${locale}/${namespace}.json`;
  const missing = english.flatMap(({ file, namespace }) =>
    locales
      .map((locale) => pathIn(locale, namespace))
      .filter((path) => !known.has(path))
      .map((path) => atTop(path, `This file is missing; ${file} has its strings in English.`)),
  );
  const compared = files.flatMap((file) => {
    if (!known.has(pathIn(defaultLocale, file.namespace)))
      return [
        atTop(file.file, `There is no ${pathIn(defaultLocale, file.namespace)}: a file of strings starts in English.`),
      ];
    const original = english.find(({ namespace }) => namespace === file.namespace);
    return original ? compareFiles(original, file) : [];
  });
  return [...missing, ...compared];
}

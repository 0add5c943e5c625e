import { problemsOf } from '../../src/content/differences';
import { atTop, type Problem } from '../../src/content/problem';
import { defaultLocale, locales } from '../../src/i18n/locales';
import { compareFiles, faultOf, missingIn } from './compare-strings';
import { keysIn } from './plurals';
import type { StringFile } from './string-files';

const pathIn = (locale: string, namespace: string): string => `locales/${locale}/${namespace}.json`;

/** How the files of one name differ. `known` are the paths of all files, also of those that cannot be read. */
function checkNamespace(namespace: string, files: readonly StringFile[], known: ReadonlySet<string>): Problem[] {
  const english = files.find(({ locale }) => locale === defaultLocale);
  const translations = files.filter((file) => file !== english);
  const englishFile = pathIn(defaultLocale, namespace);
  if (!known.has(englishFile)) {
    const inTranslation = `There is no ${englishFile}: a file of strings starts in English.`;
    const inEnglish = atTop(englishFile, 'This file is missing; every other language has it.');
    return problemsOf(translations.map(({ file }) => [{ inTranslation: atTop(file, inTranslation), inEnglish }]));
  }
  if (!english) return [];
  const missing = locales.map((locale) => pathIn(locale, namespace)).filter((path) => !known.has(path));
  const forms = [...keysIn(defaultLocale, english.strings.keys())].filter((key) => !english.strings.has(key));
  return [
    ...missing.map((path) => atTop(path, `This file is missing; ${english.file} has its strings in English.`)),
    ...forms.map((key) => missingIn(english, key, 'the number needs it')),
    ...problemsOf(translations.map((file) => compareFiles(english, file))),
  ];
}

/**
 * Strings that are empty or have odd braces, strings and files that a language lacks or has in addition to English, and
 * strings with other placeholders or tags. `all` are the paths of all files of strings.
 */
export function checkStrings(files: readonly StringFile[], all: Iterable<string>): Problem[] {
  const known = new Set(all);
  const namespaces = [...new Set(files.map(({ namespace }) => namespace))];
  return [
    ...files.flatMap(({ strings }) => [...strings.values()].flatMap((text) => faultOf(text) ?? [])),
    ...namespaces.flatMap((namespace) =>
      checkNamespace(
        namespace,
        files.filter((file) => file.namespace === namespace),
        known,
      ),
    ),
  ];
}

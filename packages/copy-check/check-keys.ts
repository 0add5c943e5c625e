import type { Problem } from '../../src/content/problem';
import { defaultLocale } from '../../src/i18n/locales';
import { findKeyUses } from './key-uses';
import { readStringFiles } from './string-files';

type Texts = ReadonlyMap<string, string>;

/** English strings that no code names. TypeScript reports keys in code that English lacks. */
export function checkKeys(strings: Texts, code: Texts): Problem[] {
  const uses = findKeyUses(code);
  const english = readStringFiles(strings).files.filter(({ locale }) => locale === defaultLocale);
  return english.flatMap((file) =>
    [...file.strings]
      .filter(([key]) => !uses.some((use) => use.names(key)))
      .map(([, text]) =>
        text.problem(
          'No page uses this string. Take it out, in every language, or give it the name that the page uses.',
        ),
      ),
  );
}

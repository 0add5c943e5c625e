import { defaultLocale } from '../../src/i18n/locales';
import type { Problem } from '../../src/content/problem';
import type { KeyUse } from './key-use';
import type { KeyUses } from './key-uses';
import { countedKey } from './plurals';
import type { StringFile } from './string-files';

/** A key as in code, without the suffix of a plural form. */
const nameOf = (key: string): string => countedKey(key) ?? key;

/**
 * Keys in code without an English string, and English strings without a key in code. Other languages are compared with
 * English.
 */
export function checkKeys(files: readonly StringFile[], { uses, literals }: KeyUses): Problem[] {
  const english = files.filter(({ locale }) => locale === defaultLocale);
  const matches = (use: KeyUse, namespace: string, name: string): boolean =>
    (use.namespace ?? namespace) === namespace && (use.isStart ? name.startsWith(use.key) : name === use.key);
  // `checkStrings` reports a key that only English lacks.
  const isDefined = (use: KeyUse): boolean =>
    files.some(({ namespace, strings }) => [...strings.keys()].some((key) => matches(use, namespace, nameOf(key))));

  const undefinedKeys = uses
    .filter((use) => !isDefined(use))
    .map(({ file, line, column, key, isStart, namespace = '…' }) => ({
      file,
      line,
      column,
      field: key,
      message: `There is no string ${isStart ? 'that begins with ' : ''}“${key}” in locales/${defaultLocale}/${namespace}.json. Add it there, in every language.`,
    }));
  const unusedKeys = english.flatMap(({ namespace, strings }) =>
    [...strings]
      .map(([key, text]) => ({ name: nameOf(key), text }))
      .filter(({ name }) => !literals.has(name) && !uses.some((use) => matches(use, namespace, name)))
      .map(({ text }) => text.problem('No page uses this string. Take it out, in every language.')),
  );
  return [...undefinedKeys, ...unusedKeys];
}

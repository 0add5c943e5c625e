import type { Locale } from '../../i18n/locales';
import { countedKey, pluralCategories } from '../../i18n/plurals';
import type { Problem } from '../problem';

/** An invalid key of a file of interface strings. */
export interface WrongKey {
  key: string;
  problem: Problem;
}

const simple = /^[a-z][a-zA-Z\d]*$/;

const note = /^[@$_/#]/;

/**
 * Matches a key with dots, which some tools write instead of nested keys: `menu.terms`. Does not match a sentence,
 * which other tools use as a key.
 */
const path = /^[\w-]+(?:\.[\w-]+)+$/;

export const isPath = (key: string): boolean => path.test(key);

/** A message for an invalid key; undefined if it is valid. `locale` decides which plural suffixes are allowed. */
export function messageForKey(key: string, locale: Locale): string | undefined {
  const counted = countedKey(key);
  const forms = pluralCategories(locale);
  const listed = forms.map((form) => `_${form}`).join(', ');
  if (counted !== undefined && simple.test(counted))
    return forms.includes(key.slice(counted.length + 1))
      ? undefined
      : `“${locale}” has no such plural form; its forms are ${listed}. For other numbers, a page has a string of its own.`;
  if (key in {}) return 'Every group has something of this name: choose another, in every language.';
  if (simple.test(key)) return undefined;
  if (note.test(key)) return 'Only strings stand here: take out what a translation tool has noted.';
  const [, start = '', suffix] = /^([a-z][a-zA-Z\d]*)_(.+)$/.exec(key) ?? [];
  return suffix === undefined
    ? 'A key is a word of letters and digits that begins with a small letter, as in “openMenu”: rename it as in English.'
    : `“_${suffix}” means nothing here: after “${start}”, only plural forms may stand (${listed}). Export without context, ordinals and intervals.`;
}

/** Up to this many invalid keys are reported one by one; more are reported as one problem. */
const mostListed = 5;

/** Reports invalid keys: one by one, or as one problem if there are so many that a tool must have written them. */
export function problemsOfKeys(wrong: readonly WrongKey[]): Problem[] {
  const [first, ...others] = wrong;
  if (!first || wrong.length <= mostListed) return wrong.map(({ problem }) => problem);
  const message = `“${first.key}” and ${others.length} other keys are not written as in “openMenu”: choose camelCase keys where the translation tool exports, or rename them as in English.`;
  return [{ ...first.problem, message }];
}

/** Reports keys with dots as one problem, since all files that a tool exports have the same form. */
export function problemsOfPaths([first, ...others]: readonly WrongKey[]): Problem[] {
  if (!first) return [];
  const nested = first.key.split('.').map((name) => `{ "${name}": `);
  const more = others.length > 0 ? ` So do ${others.length} more.` : '';
  const message = `“${first.key}” has a dot, but groups are nested: ${nested.join('')}…${' }'.repeat(nested.length)}.${more} Choose nested keys where the translation tool exports.`;
  return [{ ...first.problem, message }];
}

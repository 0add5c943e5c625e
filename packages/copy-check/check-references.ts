import { defaultLocale } from '../../src/i18n/locales';
import { placeholdersIn } from '../../src/content/placeholders';
import type { Problem } from '../../src/content/problem';
import { placeOf } from './collect-copy';
import type { CopyText } from './copy-text';

/** Treats `{{stocksPlus}}` like `{{stocks}}`, and ignores the company's name, which grammar may add or omit. */
const figuresIn = (text: string): string[] =>
  placeholdersIn(text)
    .map((name) => name.replace(/Plus$/, ''))
    .filter((name) => name !== 'company');

const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target]) => String(target));

const distinct = (names: string[]): string => [...new Set(names)].sort().join(', ');

/** Translated texts with other figures or links than the English ones. */
export function checkReferences(texts: readonly CopyText[]): Problem[] {
  const english = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [placeOf(text), text]));
  return texts.flatMap((text) => {
    const original = english.get(placeOf(text));
    if (!original) return [];
    return (
      [
        ['figures', figuresIn],
        ['links', linksIn],
      ] as const
    ).flatMap(([what, find]) => {
      const [theirs, ours] = [distinct(find(original.value)), distinct(find(text.value))];
      const message = `The ${what} of this text are ${ours || 'none'}, but ${theirs || 'none'} in ${original.file}. Both must say the same.`;
      return theirs === ours ? [] : [text.problem(message)];
    });
  });
}

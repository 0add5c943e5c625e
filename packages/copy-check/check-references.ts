import { type Difference, problemsOf } from '../../src/content/differences';
import { placeholdersIn } from '../../src/content/placeholders';
import type { Problem } from '../../src/content/problem';
import { defaultLocale } from '../../src/i18n/locales';
import { placeOf } from './collect-copy';
import type { CopyText } from './copy-text';

/** Treats `{{stocksPlus}}` like `{{stocks}}`, and ignores the company's name, which grammar may add or omit. */
const figuresIn = (text: string): string[] =>
  placeholdersIn(text)
    .map((name) => name.replace(/Plus$/, ''))
    .filter((name) => name !== 'company');

const linksIn = (text: string): string[] => [...text.matchAll(/\]\(([^)\s]*)\)/g)].map(([, target]) => String(target));

const distinct = (names: string[]): string => [...new Set(names)].sort().join(', ');

function compare(original: CopyText, text: CopyText): Difference[] {
  const references: [what: string, find: (text: string) => string[]][] = [
    ['figures', figuresIn],
    ['links', linksIn],
  ];
  return references.flatMap(([what, find]) => {
    const [theirs, ours] = [distinct(find(original.value)), distinct(find(text.value))];
    const message = (here: string, there: string, where: string): string =>
      `The ${what} of this text are ${here || 'none'}, but ${there || 'none'} in ${where}. All must say the same.`;
    if (theirs === ours) return [];
    return [
      {
        inTranslation: text.problem(message(ours, theirs, original.file)),
        inEnglish: original.problem(message(theirs, ours, 'every translation')),
      },
    ];
  });
}

/** Translated texts with other figures or links than the English ones. */
export function checkReferences(texts: readonly CopyText[]): Problem[] {
  const english = new Map(texts.filter(({ locale }) => locale === defaultLocale).map((text) => [placeOf(text), text]));
  const differences = new Map<CopyText, Difference[][]>();
  for (const text of texts) {
    const original = english.get(placeOf(text));
    if (!original || text === original) continue;
    differences.set(original, [...(differences.get(original) ?? []), compare(original, text)]);
  }
  return [...differences.values()].flatMap(problemsOf);
}

import type { Problem } from '../src/content/problem';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';

/** The words of one language. */
export interface Dictionary {
  /** Whether a word is one, written exactly so. */
  has(word: string): boolean;
  /** Words that may have been meant, the likeliest first. */
  suggest(word: string): string[];
}

const words = /(?<![\p{L}\d])[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*(?![\p{L}\d])/gu;

/** French words that lose their vowel before another, and the English genitive. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’']/i;
const genitive = /[’']s$/;

/** WTI, GDPR: no dictionary has them, and capitals are seldom a slip. */
const longestAbbreviation = 5;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Both apostrophes occur in dictionaries. */
const spellings = (word: string): string[] =>
  [word, word.toLowerCase()].flatMap((text) => [text, text.replaceAll('’', "'")]);

function isKnown(word: string, has: Dictionary['has'], own: ReadonlySet<string>): boolean {
  const known = (text: string): boolean => spellings(text).some((spelling) => own.has(spelling) || has(spelling));
  const isUpperCase = word === word.toUpperCase();
  if (known(word) || (isUpperCase && (word.length <= longestAbbreviation || known(capitalized(word))))) return true;
  const bare = word.replace(genitive, '').replace(elision, '');
  if (bare !== word) return isKnown(bare, has, own);
  const parts = word.split('-');
  return (
    parts.length > 1 &&
    parts.every((part, index) => {
      const isLast = index === parts.length - 1;
      return part.length === 1 || isKnown(part, has, own) || (!isLast && isKnown(part.replace(/s$/, ''), has, own));
    })
  );
}

/** German leaves out what two compounds share: “Inflations- und Arbeitsmarktdaten”. */
const isLeftOpen = (text: string, end: number): boolean => /^-(?![\p{L}\d])/u.test(text.slice(end));

/** Words of a text that neither the dictionary of its language nor the project's own list, `own`, has. */
export function checkSpelling(text: CopyText, dictionary: Dictionary, own: ReadonlySet<string>): Problem[] {
  const masked = maskReferences(text.value, ' ');
  return [...masked.matchAll(words)]
    .filter(({ 0: word, index }) => {
      if (word.length === 1 || isKnown(word, dictionary.has, own)) return false;
      return !(isLeftOpen(masked, index + word.length) && isKnown(word.replace(/s$/, ''), dictionary.has, own));
    })
    .map(({ 0: word, index }) => {
      const [likely] = dictionary.suggest(word);
      const hint = likely ? ` Did you mean “${likely}”?` : '';
      const message = `“${word}” is in no dictionary.${hint} If it is right, add it to content/words/${text.locale}.txt.`;
      return text.problem(message, index, word.length);
    });
}

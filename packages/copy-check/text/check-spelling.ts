import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';
import { type Passage, passagesOf, problemsWhere } from './passages';

export interface Dictionary {
  /**
   * Whether a word is in the dictionary with this capitalisation. A plus at its end, as in “Mindest+”, marks the first
   * part of compounds.
   */
  has(word: string): boolean;
  /** Suggested corrections, the likeliest first. */
  suggest(word: string): string[];
}

/** Matches words to look up in the dictionary. Leaves out endings such as that of “5%ig”. */
const words = /(?<![\p{L}\d%])[\p{L}\p{M}]+(?:[’'*:_·-][\p{L}\p{M}]+|\(\p{L}+\)\p{L}*)*(?![\p{L}\d])/gu;

/** Characters that separate gender endings: Händler*innen, Kund:innen, client·e·s. */
const genderMark = /[*:_·]/;

/** A capital letter that marks a gender ending: HändlerInnen. */
const innerCapital = /(?<=\p{Ll})I(?=n(?:nen)?$)/u;

/** French elisions (`l’`, `d’` …), which are removed before a word is looked up. */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[’']/i;
const genitive = /[’']s$/;

/** Optional endings in parentheses: trader(s), Kund(inn)en. */
const optional = /\(\p{L}+\)/gu;

/** Abbreviations such as WTI, GDPR, BoE and ETFs. They are not in dictionaries, and are rarely misspelt. */
const abbreviation = /^\p{Lu}(?:\p{L}{0,3}\p{Lu}s?)?$/u;

/** An abbreviation with the s of the plural: “CFDs”. */
const pluralAbbreviation = /^\p{Lu}\p{L}{0,3}\p{Lu}s$/u;

/** Matches the rest of a word that was broken at a line end in its source, such as a PDF file: “Han- del”. */
const brokenRest = /^-\s(\p{Ll}+)/u;
const brokenStart = /([\p{L}\p{M}]+)-\s$/u;

const conjunction = '(?:and|or|to|und|oder|sowie|bis|et|ou)';

/** Words that share their last part, as in “H- and A-shares” and “ten- or twenty-year”. */
const commonPart = new RegExp(
  String.raw`^(?:\p{L}-\s${conjunction}(?!\p{L})|\S+-\s${conjunction}\s(?:\p{L}+\s)?[\p{L}\d]+-)`,
  'u',
);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A word with both forms of apostrophe, since dictionaries use either. */
const spellings = (word: string): string[] =>
  [word, word.toLowerCase()].flatMap((text) => [text, text.replaceAll('’', "'")]);

function isKnown(word: string, has: Dictionary['has'], own: ReadonlySet<string>): boolean {
  const known = (text: string): boolean => spellings(text).some((spelling) => own.has(spelling) || has(spelling));
  const isUpperCase = word === word.toUpperCase();
  if (known(word) || abbreviation.test(word) || (isUpperCase && known(capitalized(word)))) return true;
  const bare = word.replace(optional, '').replace(genitive, '').replace(elision, '');
  if (bare !== word) return isKnown(bare, has, own);
  if (innerCapital.test(word)) return isKnown(word.replace(innerCapital, '*i'), has, own);
  const forms = word.split(genderMark);
  if (forms.length > 1)
    return (
      known(forms.join('')) ||
      // Looks up only the first part of a French word such as “trader·euse”, since gender endings are no words.
      (word.includes('·') && isKnown(forms[0] ?? '', has, own)) ||
      forms.every((form) => form.length === 1 || isKnown(form, has, own))
    );
  const parts = word.split('-');
  return (
    parts.length > 1 &&
    parts.every((part, index) => {
      const isLast = index === parts.length - 1;
      return part.length === 1 || isKnown(part, has, own) || (!isLast && isFirstPart(part, has, own));
    })
  );
}

/**
 * Whether compounds can begin with these letters, which need not be a word: “Vorder” in “Vorderseite”, “Mindest” in
 * “Mindest-Margin”.
 */
const isFirstPart = (part: string, has: Dictionary['has'], own: ReadonlySet<string>): boolean =>
  has(`${part}+`) || isKnown(part.replace(/s$/, ''), has, own);

/** Whether a word is right at its place in a text: “inkl” is right before a full stop, “Mindest” before a hyphen. */
function isRight(text: string, index: number, word: string, has: Dictionary['has'], own: ReadonlySet<string>): boolean {
  const behind = text.slice(index + word.length);
  if (word.length === 1 || isKnown(word, has, own)) return true;
  // Dictionaries list abbreviations with their full stop: “bzw.”.
  if (behind.startsWith('.') && isKnown(`${word}.`, has, own)) return true;
  // A German compound may be shortened to its first part, as in “Inflations- und Arbeitsmarktdaten”, or to its last one,
  // as in “Kursgewinne und -verluste”.
  if (/^-(?![\p{L}\d])/u.test(behind)) return isFirstPart(word, has, own);
  return /(?:^|[\s/])-$/.test(text.slice(0, index)) && isKnown(capitalized(word), has, own);
}

/**
 * Whether a passage has so many unknown words that it may be in another language. Unknown words with a capital are not
 * counted, since they may be names.
 */
function isForeign({ words: text }: Passage, has: Dictionary['has'], own: ReadonlySet<string>): boolean {
  const found = [...text.matchAll(words)];
  const unknown = found.filter(({ 0: word, index }) => /^\p{Ll}/u.test(word) && !isRight(text, index, word, has, own));
  return unknown.length > 3 && unknown.length * 3 > found.length;
}

/** Reports words that are neither in the language's dictionary nor in the project's list `own`. */
export function checkSpelling(text: CopyText, dictionary: Dictionary, own: ReadonlySet<string>): Problem[] {
  const foreign = new Set(passagesOf(text).filter((passage) => isForeign(passage, dictionary.has, own)));
  return problemsWhere(text, words, (word, passage, index) => {
    if (foreign.has(passage))
      return index === passage.words.search(words)
        ? 'Many words of this paragraph are in no dictionary. Is it in another language? Then translate it.'
        : undefined;
    const behind = passage.words.slice(index + word.length);
    const [, rest] = commonPart.test(word + behind) ? [] : (brokenRest.exec(behind) ?? []);
    if (rest && isKnown(word + rest, dictionary.has, own))
      return `“${word}- ${rest}” is one word, broken at the end of a line where it was copied from: write “${word}${rest}”.`;
    // Reports nothing for the rest of a broken word, since its beginning has been reported.
    const [, start] = brokenStart.exec(passage.words.slice(0, index)) ?? [];
    if (start && /^\p{Ll}+$/u.test(word) && isKnown(start + word, dictionary.has, own)) return undefined;
    if (text.locale === 'fr' && pluralAbbreviation.test(word) && !own.has(word) && !dictionary.has(word))
      return `“${word}”: in French, abbreviations have no s in the plural: write “${word.slice(0, -1)}”.`;
    if (isRight(passage.words, index, word, dictionary.has, own)) return undefined;
    const [likely] = dictionary.suggest(word);
    const hint = likely ? ` Did you mean “${likely}”?` : '';
    return `“${word}” is in no dictionary.${hint} If it is right, accept it: in the editor under Accepted → Words, or in content/words/${text.locale}.txt.`;
  });
}

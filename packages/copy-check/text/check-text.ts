import { perObject } from '../../../src/content/remember';
import type { Problem } from '../../../src/content/problem';
import { isSettingsFile, parseSettings, placeholderValues, type Settings, textIn } from '../../../src/content/settings';
import { type Locale, locales } from '../../../src/i18n/locales';
import { checkCharacters } from './characters';
import { checkAlternatives } from './check-alternatives';
import { checkLengths } from './check-lengths';
import { checkLeftovers, checkPlainText } from './check-leftovers';
import { checkPairs } from './check-pairs';
import { checkSpelling, type Dictionary } from './check-spelling';
import { checkTypography } from './check-typography';
import { checkTerms } from './check-voice';
import { checkWrittenOut } from './check-written-out';
import { messageForText } from '../../../src/content/strings/string-text';
import type { CopyText } from '../../../src/content/placed-text';
import type { ContentFiles } from '../../../src/content/content-files';
import { readVoices } from './voice';
import { wordsIn } from './word-list';

/** Dictionaries by language. The spelling of a language without one is not checked. */
export type Dictionaries = ReadonlyMap<Locale, Dictionary>;

/** Words of instrument names, such as “Procter” and “Nikkei”. The spelling check accepts them. */
const wordsOfInstruments = ({ instruments }: Settings, locale: Locale): string[] =>
  instruments.flatMap(({ name }) => textIn(locale, name).match(/[\p{L}’-]+/gu) ?? []);

const languageRules = (
  locale: Locale,
  settings: Settings,
  words: ContentFiles['words'],
  dictionaries: Dictionaries,
) => ({
  placeholders: placeholderValues(settings, locale),
  dictionary: dictionaries.get(locale),
  own: new Set([
    settings.company.name,
    ...wordsOfInstruments(settings, locale),
    ...wordsIn(words, 'names'),
    ...wordsIn(words, locale),
  ]),
  terms: readVoices(words).get(locale)?.terms ?? [],
});

/**
 * The rules for texts in all languages. The settings must be valid. The same arguments give the same object, because
 * results of checks are cached by object identity.
 */
export const textRules = perObject(
  (settingsFiles: ContentFiles['settings'], words: ContentFiles['words'], dictionaries: Dictionaries) => {
    const settings = parseSettings(settingsFiles);
    return {
      settings,
      languages: new Map(locales.map((locale) => [locale, languageRules(locale, settings, words, dictionaries)])),
    };
  },
);

export type TextRules = ReturnType<typeof textRules>;

interface CheckedText {
  problems: readonly Problem[];
  /** Problems of wording, which are left out if a translation is still in English. */
  ofWords: readonly Problem[];
  /** Whether to compare the text with English: false if a reported problem already explains a difference. */
  isComparable: boolean;
}

export const checkText = perObject((text: CopyText, { settings, languages }: TextRules): CheckedText => {
  // The non-null assertion is right, since `languages` has rules for every language.
  const { placeholders, dictionary, own, terms } = languages.get(text.locale)!;
  const isOfPage = text.file.endsWith('.md');
  const isSetting = isSettingsFile(text.file);
  const marks = text.isMarkdown ? checkLeftovers(text) : checkPlainText(text);
  const writtenOut = isSetting ? [] : checkWrittenOut(text, settings);
  const characters = checkCharacters(text);
  // Does not check the spelling of instruments.yaml, since dictionaries lack the names of instruments.
  const isSpelled = dictionary && characters.length === 0 && !text.file.endsWith('/instruments.yaml');
  // string-text.ts reports a string with a placeholder or character of another tool. Typography rules would report the
  // same mistake again, for example at the $ in “%1$s”.
  const isBroken = text.file.endsWith('.json') && messageForText(text.value) !== undefined;
  return {
    problems: [
      ...marks,
      ...writtenOut,
      ...(isSetting ? [] : [...checkTerms(text, terms), ...checkLengths(text, placeholders)]),
      ...(isOfPage ? checkAlternatives(text) : []),
    ],
    ofWords: [
      ...(isBroken ? [] : [...checkTypography(text), ...checkPairs(text)]),
      ...characters,
      ...(isSpelled ? checkSpelling(text, dictionary, own) : []),
    ],
    isComparable: marks.length === 0 && writtenOut.length === 0,
  };
});

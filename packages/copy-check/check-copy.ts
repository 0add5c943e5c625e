import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import type { MenuRoutes } from '../../src/content/drafts';
import { parsedPages } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import type { ProjectFiles } from './project-files';
import { brokenReferences } from '../../src/content/references';
import type { ContentSchema } from '../../src/content/schema';
import { parseSettings, placeholderValues } from '../../src/content/settings';
import { checkAlternatives } from './check-alternatives';
import { checkAnchors } from './check-anchors';
import { checkCatalogue } from './check-catalogue';
import { checkGlossary } from './check-glossary';
import { findIdentical, reportIdentical } from './check-identical';
import { checkIds } from './check-ids';
import { checkKeys } from './check-keys';
import { checkLengths } from './check-lengths';
import { checkMarkdown, checkPlainText } from './check-markdown';
import { checkPatterns } from './check-patterns';
import { checkQuestion } from './check-question';
import { checkReferences } from './check-references';
import { checkRepeats } from './check-repeats';
import { checkSpelling, type Dictionary } from './check-spelling';
import { checkStrings } from './check-strings';
import { checkTerms } from './check-terms';
import { checkTypography } from './check-typography';
import { checkWrittenOut, figurePatterns } from './check-written-out';
import { textsOfPage, textsOfSettings } from './collect-copy';
import type { CopyText } from './copy-text';
import type { KeyUses } from './key-uses';
import { proseFields } from '../../src/content/prose-fields';
import { readStringFiles, type StringFile } from './string-files';
import { readVoices } from './voice';
import { wordsIn } from './word-list';

/** Data for the checks besides the content; slow to read, so it is read once. */
export interface Tools {
  /** By language; one without a dictionary is not checked for spelling. */
  dictionaries: ReadonlyMap<Locale, Dictionary>;
  keyUses: KeyUses;
  menus: MenuRoutes;
}

/** All texts of the site, and all files of interface strings. */
interface Copy {
  pages: CopyText[];
  settings: CopyText[];
  stringFiles: StringFile[];
}

const stringsOf = ({ stringFiles }: Copy): CopyText[] => stringFiles.flatMap((file) => [...file.strings.values()]);

function checkWords(texts: readonly CopyText[], files: ProjectFiles, { dictionaries }: Tools): Problem[] {
  const names = [parseSettings(files.settings).company.name, ...wordsIn(files, 'names')];
  return locales.flatMap((locale) => {
    const own = new Set([...names, ...wordsIn(files, locale)]);
    const dictionary = dictionaries.get(locale);
    const inLocale = texts.filter((text) => text.locale === locale);
    return dictionary ? inLocale.flatMap((text) => checkSpelling(text, dictionary, own)) : [];
  });
}

/** Problems of translated texts compared with English, except texts that have been reported for themselves already. */
function checkMeaning(texts: readonly CopyText[], pages: readonly CopyText[], files: ProjectFiles): Problem[] {
  const settings = parseSettings(files.settings);
  const placeholders = new Set(placeholderValues(settings, defaultLocale).keys());
  const patterns = figurePatterns(settings);
  const writtenOut = texts.map((text) => ({ text, problems: checkWrittenOut(text, settings, patterns) }));
  const wrong = new Set([
    ...writtenOut.filter(({ problems }) => problems.length > 0).map(({ text }) => text),
    ...pages.filter(({ value }) => brokenReferences(value, placeholders).length > 0),
  ]);
  return [
    ...writtenOut.flatMap(({ problems }) => problems),
    ...checkReferences(pages.filter((text) => !wrong.has(text))),
  ];
}

/** Problems of terms, phrases and names, by the voice file of each language. */
function checkVoice(texts: readonly CopyText[], pages: readonly CopyText[], { words }: ProjectFiles): Problem[] {
  const voices = readVoices(words);
  const names = new Set([...voices.values()].flatMap(({ never }) => never));
  const own = [...voices].flatMap(([locale, { terms, patterns }]) => [
    ...texts.filter((text) => text.locale === locale).flatMap(checkTerms(terms)),
    ...checkPatterns(
      pages.filter((text) => text.locale === locale),
      patterns,
    ),
  ]);
  return [...own, ...checkGlossary(texts, [...names])];
}

function checkTexts(copy: Copy, files: ProjectFiles, schema: ContentSchema, tools: Tools): Problem[] {
  const written = [...copy.pages, ...stringsOf(copy)];
  const settings = parseSettings(files.settings);
  const isProse = proseFields(schema);
  const english = findIdentical(written, new Set(wordsIn(files, 'same')));
  // A text left in English violates all rules of another language, so only that is reported.
  const own = [...written, ...copy.settings].filter((text) => !english.has(text));
  // Names of instruments are not in dictionaries.
  const spelled = own.filter(({ file }) => !file.endsWith('/instruments.yaml'));
  return [
    ...[...english].map(reportIdentical),
    ...own.flatMap(checkTypography),
    ...checkWords(spelled, files, tools),
    ...checkMeaning(written, copy.pages, files),
    ...checkVoice(written, copy.pages, files),
    ...locales.flatMap((locale) => {
      const values = placeholderValues(settings, locale);
      return written.filter((text) => text.locale === locale).flatMap((text) => checkLengths(text, values));
    }),
    ...checkRepeats(copy.pages),
    ...copy.pages.flatMap(checkAlternatives),
    ...copy.pages.flatMap(checkQuestion),
    ...copy.pages.flatMap((text) => (isProse(text.field) ? checkMarkdown(text) : checkPlainText(text))),
  ];
}

/**
 * Problems of copy other than its structure: interface strings, language, typography, figures. The settings must be
 * valid. Skips files that cannot be parsed, except those of strings, which no other check reads.
 */
export function checkCopy(files: ProjectFiles, schema: ContentSchema, tools: Tools): Problem[] {
  const { files: stringFiles, problems: broken } = readStringFiles(files.strings);
  const copy: Copy = {
    pages: parsedPages(files.pages).flatMap(textsOfPage),
    settings: [...files.settings].flatMap(([file, text]) => textsOfSettings(file, text)),
    stringFiles,
  };
  const isEnglishBroken = broken.some(({ file }) => file.startsWith(`locales/${defaultLocale}/`));
  return [
    ...broken,
    ...checkStrings(stringFiles, files.strings.keys()),
    ...(isEnglishBroken ? [] : checkKeys(stringFiles, tools.keyUses)),
    ...checkTexts(copy, files, schema, tools),
    ...checkCatalogue(files.settings),
    ...parsedPages(files.pages).flatMap(checkIds),
    ...checkAnchors(parsedPages(files.pages)),
  ];
}

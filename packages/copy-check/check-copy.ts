import { defaultLocale, type Locale, locales } from '../../src/i18n/locales';
import type { MenuRoutes } from '../../src/content/drafts';
import { parsedPages } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import type { ProjectFiles } from './project-files';
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
import { placeOf, textsOfPage, textsOfSettings } from './collect-copy';
import type { CopyText } from './copy-text';
import type { KeyUses } from './key-uses';
import { proseFields } from '../../src/content/prose-fields';
import type { Touched } from './shared-problem';
import { readStringFiles, type StringFile } from './string-files';
import { readVoices } from './voice';
import { wordsIn } from './word-list';

/** Data for the checks besides the content; slow to read, so it is read once. */
export interface Tools {
  /** By language; one without a dictionary is not checked for spelling. */
  dictionaries: ReadonlyMap<Locale, Dictionary>;
  keyUses: KeyUses;
  menus: MenuRoutes;
  /** The files that are being edited. */
  touched: Touched;
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

/** Problems of each text in what it names and how it is written, besides its words. */
function checkNotation(copy: Copy, files: ProjectFiles, schema: ContentSchema): Map<CopyText, Problem[]> {
  const settings = parseSettings(files.settings);
  const patterns = figurePatterns(settings);
  const isProse = proseFields(schema);
  const found = new Map<CopyText, Problem[]>();
  for (const text of copy.pages) {
    const marks = isProse(text.field) ? checkMarkdown(text) : checkPlainText(text);
    found.set(text, [...checkWrittenOut(text, settings, patterns), ...marks]);
  }
  for (const text of stringsOf(copy)) found.set(text, checkWrittenOut(text, settings, patterns));
  return found;
}

/** How translations differ from English, except where something has been reported that makes them differ. */
function compareTexts(
  copy: Copy,
  { words }: ProjectFiles,
  notation: ReadonlyMap<CopyText, readonly Problem[]>,
  structure: readonly Problem[],
): Problem[] {
  const wrong = structure.map(placeOf);
  const isComparable = (text: CopyText): boolean => !wrong.some((place) => placeOf(text).startsWith(place));
  const pages = copy.pages.filter(isComparable);
  const names = new Set([...readVoices(words).values()].flatMap(({ never }) => never));
  return [
    ...checkReferences(pages.filter((text) => notation.get(text)?.length === 0)),
    ...checkGlossary([...pages, ...stringsOf(copy)], [...names]),
  ];
}

/** Problems of terms and phrases, by the voice file of each language. */
const checkVoice = (
  texts: readonly CopyText[],
  pages: readonly CopyText[],
  { words }: ProjectFiles,
  touched: Touched,
): Problem[] =>
  [...readVoices(words)].flatMap(([locale, { terms, patterns }]) => [
    ...texts.filter((text) => text.locale === locale).flatMap(checkTerms(terms)),
    ...checkPatterns(
      pages.filter((text) => text.locale === locale),
      patterns,
      touched,
    ),
  ]);

function checkTexts(
  copy: Copy,
  files: ProjectFiles,
  schema: ContentSchema,
  tools: Tools,
  structure: readonly Problem[],
): Problem[] {
  const written = [...copy.pages, ...stringsOf(copy)];
  const settings = parseSettings(files.settings);
  const english = findIdentical(written, new Set(wordsIn(files, 'same')));
  // A text left in English violates all rules of another language, so only that is reported.
  const own = [...written, ...copy.settings].filter((text) => !english.has(text));
  // Names of instruments are not in dictionaries.
  const spelled = own.filter(({ file }) => !file.endsWith('/instruments.yaml'));
  const notation = checkNotation(copy, files, schema);
  return [
    ...[...english].map(reportIdentical),
    ...own.flatMap(checkTypography),
    ...checkWords(spelled, files, tools),
    ...[...notation.values()].flat(),
    ...compareTexts(copy, files, notation, structure),
    ...checkVoice(written, copy.pages, files, tools.touched),
    ...locales.flatMap((locale) => {
      const values = placeholderValues(settings, locale);
      return written.filter((text) => text.locale === locale).flatMap((text) => checkLengths(text, values));
    }),
    ...checkRepeats(copy.pages, tools.touched),
    ...copy.pages.flatMap(checkAlternatives),
    ...copy.pages.flatMap(checkQuestion),
  ];
}

/**
 * Problems of copy other than its structure: interface strings, language, typography, figures. The settings must be
 * valid. Skips files that cannot be parsed, except those of strings, which no other check reads. Languages are not compared
 * where `structure`, the problems of the structure of pages, has one.
 */
export function checkCopy(
  files: ProjectFiles,
  schema: ContentSchema,
  tools: Tools,
  structure: readonly Problem[],
): Problem[] {
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
    ...checkTexts(copy, files, schema, tools, structure),
    ...checkCatalogue(files.settings, tools.touched),
    ...parsedPages(files.pages).flatMap(checkIds),
    ...checkAnchors(parsedPages(files.pages)),
  ];
}

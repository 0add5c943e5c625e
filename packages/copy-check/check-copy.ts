import { locales, type Locale } from '../../src/i18n/locales';
import type { MenuRoutes } from '../../src/content/drafts';
import { parsedPages } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import { proseFields } from '../../src/content/prose-fields';
import type { ContentSchema } from '../../src/content/schema';
import { parseSettings, placeholderValues } from '../../src/content/settings';
import { checkAlternatives } from './check-alternatives';
import { checkCatalogue } from './check-catalogue';
import { checkGlossary } from './check-glossary';
import { findIdentical, reportIdentical } from './check-identical';
import { checkAnchors, checkIds } from './check-ids';
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
import type { ProjectFiles } from './project-files';
import type { Touched } from './shared-problem';
import { readStringFiles } from './string-files';
import { readVoices } from './voice';
import { wordsIn } from './word-list';

/** What the checks need besides the content. */
export interface Tools {
  /** By language; one without a dictionary is not checked for spelling. */
  dictionaries: ReadonlyMap<Locale, Dictionary>;
  menus: MenuRoutes;
  /** The files that are being edited. */
  touched: Touched;
}

/** The texts of the site: of pages, of files of strings, and those of settings that differ by language. */
interface Copy {
  pages: readonly CopyText[];
  strings: readonly CopyText[];
  settings: readonly CopyText[];
}

/** Mistakes of each text in what it refers to and how it is marked up. */
function checkNotation(
  { pages, strings }: Copy,
  files: ProjectFiles,
  schema: ContentSchema,
): ReadonlyMap<CopyText, readonly Problem[]> {
  const settings = parseSettings(files.settings);
  const patterns = figurePatterns(settings);
  const isProse = proseFields(schema);
  const marks = ({ field }: CopyText) => (isProse(field) ? checkMarkdown : checkPlainText);
  const writtenOut = (text: CopyText): Problem[] => checkWrittenOut(text, settings, patterns);
  return new Map([
    ...pages.map((text) => [text, [...writtenOut(text), ...marks(text)(text)]] as const),
    ...strings.map((text) => [text, writtenOut(text)] as const),
  ]);
}

/** How translations differ from English, except where something has been reported that makes them differ. */
function compareLanguages(
  { pages, strings }: Copy,
  names: readonly string[],
  notation: ReadonlyMap<CopyText, readonly Problem[]>,
  structure: readonly Problem[],
): Problem[] {
  const wrong = structure.map(placeOf);
  const comparable = pages.filter((text) => !wrong.some((place) => placeOf(text).startsWith(place)));
  return [
    ...checkReferences(comparable.filter((text) => notation.get(text)?.length === 0)),
    ...checkGlossary([...comparable, ...strings], names),
  ];
}

function checkTexts(
  copy: Copy,
  files: ProjectFiles,
  schema: ContentSchema,
  { dictionaries, touched }: Tools,
  structure: readonly Problem[],
): Problem[] {
  const { pages } = copy;
  const written = [...pages, ...copy.strings];
  const settings = parseSettings(files.settings);
  const voices = readVoices(files.words);
  const names = [settings.company.name, ...wordsIn(files, 'names')];
  const english = findIdentical(written, new Set(wordsIn(files, 'same')));
  // A text left in English violates all rules of another language, so only that is reported.
  const own = [...written, ...copy.settings].filter((text) => !english.has(text));
  const notation = checkNotation(copy, files, schema);

  const checkLanguage = (locale: Locale): Problem[] => {
    const isHere = (text: CopyText): boolean => text.locale === locale;
    const values = placeholderValues(settings, locale);
    const known = new Set([...names, ...wordsIn(files, locale)]);
    const dictionary = dictionaries.get(locale);
    // Names of instruments are not in dictionaries.
    const spelled = own.filter((text) => isHere(text) && !text.file.endsWith('/instruments.yaml'));
    const { terms, patterns } = voices.get(locale)!; // Every language has a voice.
    return [
      ...(dictionary ? spelled.flatMap((text) => checkSpelling(text, dictionary, known)) : []),
      ...written.filter(isHere).flatMap(checkTerms(terms)),
      ...written.filter(isHere).flatMap((text) => checkLengths(text, values)),
      ...checkPatterns(pages.filter(isHere), patterns, touched),
    ];
  };

  const neverTranslated = [...new Set([...voices.values()].flatMap(({ never }) => never))];
  return [
    ...[...english].map(reportIdentical),
    ...own.flatMap(checkTypography),
    ...[...notation.values()].flat(),
    ...compareLanguages(copy, neverTranslated, notation, structure),
    ...locales.flatMap(checkLanguage),
    ...checkRepeats(pages, touched),
    ...pages.flatMap(checkAlternatives),
    ...pages.flatMap(checkQuestion),
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
  const pages = parsedPages(files.pages);
  const copy: Copy = {
    pages: pages.flatMap(textsOfPage),
    strings: stringFiles.flatMap(({ strings }) => [...strings.values()]),
    settings: [...files.settings].flatMap(([file, text]) => textsOfSettings(file, text)),
  };
  return [
    ...broken,
    ...checkStrings(stringFiles, files.strings.keys()),
    ...checkTexts(copy, files, schema, tools, structure),
    ...checkCatalogue(files.settings),
    ...pages.flatMap(checkIds),
    ...checkAnchors(pages),
  ];
}

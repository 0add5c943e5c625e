import { locales, type Locale } from '../../src/i18n/locales';
import { checkStringFiles } from '../../src/content/check-content';
import { parsedPages } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import { type ContentSchema, proseFields } from '../../src/content/schema';
import { parseSettings, placeholderValues } from '../../src/content/settings';
import { checkAlternatives } from './check-alternatives';
import { checkCharacters } from './characters';
import { checkCatalogue } from './check-catalogue';
import { checkGlossary, checkReferences, findIdentical, reportIdentical } from './check-translations';
import { checkAnchors, checkIds } from './check-ids';
import { checkLengths } from './check-lengths';
import { checkMarkdown, checkPlainText } from './check-markdown';
import { checkPatterns, checkTerms } from './check-voice';
import { checkPolicy } from './check-policy';
import { checkQuestion } from './check-question';
import { checkRepeats } from './check-repeats';
import { checkSpelling, type Dictionary } from './check-spelling';
import { checkStrings } from './check-strings';
import { checkTypography } from './check-typography';
import { checkWrittenOut, figurePatterns } from './check-written-out';
import { translationKey, textsOfPage, textsOfSettings } from './collect-copy';
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
  /** The files that are being edited. */
  touched: Touched;
}

/**
 * Problems of copy other than its structure: interface strings, language, typography, figures. The settings must be
 * valid. Skips files that cannot be parsed, except those of strings, which no other check reads. Languages are not compared
 * where `structure`, the problems of the structure of pages, has one.
 */
export function checkCopy(
  files: ProjectFiles,
  schema: ContentSchema,
  { dictionaries, touched }: Tools,
  structure: readonly Problem[],
): Problem[] {
  const settings = parseSettings(files.settings);
  const voices = readVoices(files.words);
  const { files: stringFiles } = readStringFiles(files.strings);
  const parsed = parsedPages(files.pages);
  const isProse = proseFields(schema);
  const pages = parsed.flatMap((page) => textsOfPage(page, isProse));
  const strings = stringFiles.flatMap((file) => [...file.strings.values()]);
  const written = [...pages, ...strings];
  const english = findIdentical(written, new Set(wordsIn(files, 'same')));
  // A text left in English violates all rules of another language, so only that is reported.
  const own = [...written, ...[...files.settings].flatMap(([file, text]) => textsOfSettings(file, text))].filter(
    (text) => !english.has(text),
  );
  const characters = new Map(own.map((text) => [text, checkCharacters(text)]));
  const patterns = figurePatterns(settings);
  const writtenOut = new Map(written.map((text) => [text, checkWrittenOut(text, settings, patterns)]));
  const marks = new Map(pages.map((text) => [text, text.isMarkdown ? checkMarkdown(text) : checkPlainText(text)]));
  const policy = pages.filter(
    (text) =>
      text.isMarkdown &&
      !marks.get(text)?.length &&
      !structure.some(({ file, field }) => file === text.file && field === text.field),
  );

  /** How translations differ from English, except where something has been reported that makes them differ. */
  function compareLanguages(): Problem[] {
    const wrong = structure.map(translationKey);
    const comparable = pages.filter((text) => !wrong.some((key) => translationKey(text).startsWith(key)));
    const isRight = (text: CopyText): boolean => !writtenOut.get(text)?.length && !marks.get(text)?.length;
    const neverTranslated = new Set([...voices.values()].flatMap(({ never }) => never));
    return [
      ...checkReferences(comparable.filter(isRight)),
      ...checkGlossary([...comparable, ...strings], [...neverTranslated]),
    ];
  }

  function checkLanguage(locale: Locale): Problem[] {
    const isHere = (text: CopyText): boolean => text.locale === locale;
    const values = placeholderValues(settings, locale);
    const known = new Set([settings.company.name, ...wordsIn(files, 'names'), ...wordsIn(files, locale)]);
    const dictionary = dictionaries.get(locale);
    // Names of instruments are not in dictionaries.
    const spelled = own.filter(
      (text) => isHere(text) && !text.file.endsWith('/instruments.yaml') && !characters.get(text)?.length,
    );
    const { terms, patterns: rationed } = voices.get(locale)!; // Every language has a voice.
    return [
      ...(dictionary ? spelled.flatMap((text) => checkSpelling(text, dictionary, known)) : []),
      ...written.filter(isHere).flatMap(checkTerms(terms)),
      ...written.filter(isHere).flatMap((text) => checkLengths(text, values)),
      ...checkPatterns(pages.filter(isHere), rationed, touched),
    ];
  }

  return [
    ...checkStringFiles(files.strings),
    ...checkStrings(stringFiles, files.strings.keys()),
    ...[...english].map(reportIdentical),
    ...own.flatMap(checkTypography),
    ...[...characters.values()].flat(),
    ...[...writtenOut.values(), ...marks.values()].flat(),
    ...policy.flatMap(checkPolicy),
    ...compareLanguages(),
    ...locales.flatMap(checkLanguage),
    ...checkRepeats(pages, touched),
    ...pages.flatMap(checkAlternatives),
    ...pages.flatMap(checkQuestion),
    ...checkCatalogue(files.settings),
    ...parsed.flatMap(checkIds),
    ...checkAnchors(parsed, isProse),
  ];
}

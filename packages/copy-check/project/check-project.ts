import { checkStringFiles, checkStructure } from '../../../src/content/check-structure';
import { rulesFor } from '../../../src/content/page/check-page';
import type { CopyTexts } from '../../../src/content/placed-text';
import { parsedPages } from '../../../src/content/page/page';
import { checkSource } from '../../../src/content/yaml/raw-text';
import { type Problem, sortProblems } from '../../../src/content/problem';
import { fieldTypes } from '../../../src/content/schema/field-types';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { isSettingsFile } from '../../../src/content/settings';
import { readStringFiles } from '../../../src/content/strings/string-file';
import type { Locale } from '../../../src/i18n/locales';
import { checkCatalogue } from './check-catalogue';
import { checkAnchors, checkIds } from './check-ids';
import { checkKeys, type KeyUse } from './check-keys';
import { checkRepeats } from './check-repeats';
import { compareStrings } from './compare-strings';
import { checkText, type Dictionaries, type TextRules, textRules } from '../text/check-text';
import { checkGlossary, checkReferences, findIdentical, reportIdentical } from './check-translations';
import { checkPatterns } from '../text/check-voice';
import { textsByPlace, textsOfPage, translationKey } from './collect-copy';
import type { ContentFiles } from '../../../src/content/content-files';
import type { Touched } from '../text/shared-problem';
import { checkVoices, readVoices } from '../text/voice';
import { wordsIn } from '../text/word-list';

/** What the checks need in addition to the content. */
interface Tools {
  dictionaries: Dictionaries;
  /** Files that are being edited: a mistake that involves several files is reported in one of these. */
  touched: Touched;
  /** For each source file of the site, the keys of the interface strings that it uses. */
  keyUses: readonly KeyUse[];
}

/**
 * Checks the texts of a file in all languages. A translation that is still in English is reported once, without its
 * wording problems. `same` are the texts that may be the same in every language.
 */
function checkTexts(texts: CopyTexts, rules: TextRules, same: ReadonlySet<string>) {
  // Names of instruments may be the same in all languages.
  const english = isSettingsFile(texts[0]?.file ?? '') ? new Set() : findIdentical(texts, same);
  const checked = texts.map((text) => ({ text, ...checkText(text, rules) }));
  return {
    problems: checked.flatMap(({ text, problems, ofWords }) => [
      ...problems,
      ...(english.has(text) ? [reportIdentical(text)] : ofWords),
    ]),
    comparable: checked.filter(({ isComparable }) => isComparable).map(({ text }) => text),
  };
}

/**
 * Checks interface strings, and the language, typography and figures of all texts. `structure` has the problems that
 * `checkStructure` has found: fields with such a problem are not compared between languages. The settings must be
 * valid. Reports string files that cannot be parsed, but not pages that cannot be parsed: `checkStructure` reports
 * those.
 */
function checkCopy(
  files: ContentFiles,
  schema: ContentSchema,
  { dictionaries, touched, keyUses }: Tools,
  structure: readonly Problem[],
): Problem[] {
  const typeOf = fieldTypes(schema);
  const { pages, strings, settings } = textsByPlace(files, schema);
  const rules = textRules(files.settings, files.words, dictionaries);
  const same = new Set(wordsIn(files.words, 'same'));
  const voices = [...readVoices(files.words)];
  const untranslated = [...new Set(voices.flatMap(([, { never }]) => never))];
  const parsed = parsedPages(files.pages);
  const wrong = structure.map(translationKey);

  const textsOfPages = (locale: Locale): CopyTexts[] =>
    parsed.filter((page) => page.locale === locale).map((page) => textsOfPage(page, typeOf));

  /** Leaves out texts at fields that have a structural problem in any language. */
  const withoutWrong = (some: CopyTexts): CopyTexts =>
    some.filter((text) => !wrong.some((key) => translationKey(text).startsWith(key)));

  const check = (some: CopyTexts): ReturnType<typeof checkTexts> => checkTexts(some, rules, same);
  const checkedPages = pages.map(check);
  return [
    ...checkStringFiles(files.strings),
    ...checkKeys(files.strings, keyUses, rulesFor(files, schema).known.placeholders),
    ...compareStrings(readStringFiles(files.strings), files.strings.keys()),
    ...[...checkedPages, ...[...strings, ...settings].map(check)].flatMap(({ problems }) => problems),
    ...checkedPages.flatMap(({ comparable }) => checkReferences(withoutWrong(comparable))),
    ...[...pages.map(withoutWrong), ...strings].flatMap((some) => checkGlossary(some, untranslated)),
    ...voices.flatMap(([locale, { patterns }]) => checkPatterns(textsOfPages(locale), patterns, touched)),
    ...checkRepeats(pages.flat(), touched),
    ...checkCatalogue(files.settings),
    ...parsed.flatMap(checkIds),
    ...checkAnchors(parsed, typeOf),
  ];
}

/**
 * All problems of content and translations. If files are damaged or style rules are wrong, reports only that; if
 * settings are invalid, only problems that `checkStructure` finds.
 */
export function checkProject(files: ContentFiles, schema: ContentSchema, tools: Tools): Problem[] {
  const texts = [files.pages, files.settings, files.strings, files.words].flatMap((some) => [...some]);
  const damaged = [...texts.flatMap((text) => checkSource(...text)), ...checkVoices(files.words)];
  if (damaged.length > 0) return sortProblems(damaged);
  const structure = checkStructure(files, schema);
  const areSettingsBroken = structure.some(({ file }) => isSettingsFile(file));
  return sortProblems(areSettingsBroken ? structure : [...structure, ...checkCopy(files, schema, tools, structure)]);
}

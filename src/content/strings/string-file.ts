import { isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { isLocale, type Locale, locales } from '../../i18n/locales';
import { countedKey } from '../../i18n/plurals';
import { type CopyText, textAt } from '../placed-text';
import { readJson } from '../yaml/json-source';
import { perFile } from '../remember';
import type { Problem } from '../problem';
import { isPath, messageForKey, problemsOfKeys, problemsOfPaths, type WrongKey } from './string-keys';
import { fieldBelow, keyOf, type YamlSource } from '../yaml/yaml-source';

/** A file of interface strings, `locales/<locale>/<namespace>.json`. */
export interface StringFile {
  file: string;
  locale: Locale;
  namespace: string;
  source: YamlSource;
  /** The texts of the file by dotted key, such as `menu.terms`. */
  strings: ReadonlyMap<string, CopyText>;
  /** Problems of the file, its keys and its texts. If there are any, it is not compared with other languages. */
  problems: readonly Problem[];
}

const noText =
  'only texts in quotation marks and groups of them stand here. Translation tools export null for what is not translated: write the text.';

const kindOf = (value: unknown): string => {
  if (isSeq(value)) return 'a list';
  if (isMap(value)) return 'a group in the place of a plural form';
  return isScalar(value) && value.value !== null ? `a ${typeof value.value}` : 'null';
};

/** The only key of a file and its value, if the key is a language: some tools export all strings inside such a key. */
function languageAround(root: unknown): Pair | undefined {
  const [first, ...others] = isMap(root) ? root.items : [];
  const isLanguage =
    first && others.length === 0 && locales.some((locale) => keyOf(first).match(`^${locale}(?:[-_]|$)`));
  return isLanguage && isMap(first.value) ? first : undefined;
}

function readGroups(source: YamlSource, locale: Locale): Pick<StringFile, 'strings' | 'problems'> {
  const { document, problemAt } = source;
  const strings = new Map<string, CopyText>();
  const problems: Problem[] = [];
  const wrongKeys: WrongKey[] = [];
  const paths: WrongKey[] = [];
  const around = languageAround(document.contents);

  function readGroup(group: YAMLMap, above: string): void {
    for (const pair of group.items) {
      const key = keyOf(pair);
      const field = fieldBelow(above, key);
      const { value } = pair;
      const message = messageForKey(key, locale);
      // `problemsOfPaths` replaces the empty message.
      if (isPath(key)) paths.push({ key, problem: problemAt(pair.key, '', '') });
      else if (message) wrongKeys.push({ key, problem: problemAt(pair.key, field, message) });
      else if (isMap(value) && countedKey(key) === undefined) readGroup(value, field);
      else if (group.has(`${key}_other`))
        problems.push(problemAt(pair.key, field, `No page shows “${key}”, since it has plural forms: take it out.`));
      else readString(pair, field);
    }
  }

  function readString({ key, value }: Pair, field: string): void {
    const text: unknown = isScalar(value) ? value.value : undefined;
    if (typeof text === 'string')
      strings.set(field, { ...textAt(source, value, field, text), locale, isMarkdown: false });
    else problems.push(problemAt(key, field, `This is ${kindOf(value)}: ${noText}`));
  }

  if (!isMap(document.contents))
    problems.push(
      problemAt(null, '', 'The file holds one group of strings: { "key": "text" }. Export as nested JSON.'),
    );
  else if (around)
    problems.push(
      problemAt(
        around.key,
        '',
        `All strings stand in “${keyOf(around)}”: take this level out, or export without the language; the folder says it.`,
      ),
    );
  else readGroup(document.contents, '');
  problems.push(...problemsOfKeys(wrongKeys), ...problemsOfPaths(paths));
  return { strings, problems };
}

/** The path of a file of interface strings, such as `locales/de/common.json`. */
export const stringFilePath = (locale: string, namespace: string): string => `locales/${locale}/${namespace}.json`;

/**
 * Reads a file of interface strings; undefined if no such file can have this path. A damaged file or broken JSON yields
 * one problem.
 */
export const readStringSource = perFile((file, text): StringFile | undefined => {
  const [, locale, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  if (!isLocale(locale) || !namespace) return undefined;
  const { source, problems } = readJson(file, text);
  const read = problems.length > 0 ? { strings: new Map<string, CopyText>(), problems } : readGroups(source, locale);
  return { file, locale, namespace, source, ...read };
});

/** The string files without problems. Only these are compared between languages. */
export const readStringFiles = (texts: ReadonlyMap<string, string>): StringFile[] =>
  [...texts].flatMap(([file, text]) => {
    const read = readStringSource(file, text);
    return read?.problems.length === 0 ? read : [];
  });

import { isMap, isScalar, isSeq, type Pair } from 'yaml';
import { isLocale, type Locale, locales } from '../i18n/locales';
import { countedKey, pluralCategories } from '../i18n/plurals';
import type { CopyText } from './copy-text';
import { readJson } from './json-source';
import { perFile, perObject } from './remember';
import { textAt } from './placed-text';
import type { Problem } from './problem';
import { messageForText } from './string-text';
import { fieldBelow, keyOf, type YamlSource } from './yaml-source';

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

const simple = /^[a-z][a-zA-Z\d]*$/;

const note = /^[@$_/#]/;

/**
 * Matches a key with dots, which some tools write instead of nested keys: `menu.terms`. Does not match a sentence,
 * which other tools use as a key.
 */
const path = /^[\w-]+(?:\.[\w-]+)+$/;

const kindOf = (value: unknown): string => {
  if (isSeq(value)) return 'a list';
  if (isMap(value)) return 'a group in the place of a plural form';
  return isScalar(value) && value.value !== null ? `a ${typeof value.value}` : 'null';
};

/** A message for an invalid key; undefined if it is valid. `locale` decides which plural suffixes are allowed. */
function messageForKey(key: string, locale: Locale): string | undefined {
  const counted = countedKey(key);
  const forms = pluralCategories(locale);
  const listed = forms.map((form) => `_${form}`).join(', ');
  if (counted !== undefined && simple.test(counted))
    return forms.includes(key.slice(counted.length + 1))
      ? undefined
      : `“${locale}” has no such plural form; its forms are ${listed}. For other numbers, a page has a string of its own.`;
  if (key in {}) return 'Every group has something of this name: choose another, in every language.';
  if (simple.test(key)) return undefined;
  if (note.test(key)) return 'Only strings stand here: take out what a translation tool has noted.';
  const [, start = '', suffix] = /^([a-z][a-zA-Z\d]*)_(.+)$/.exec(key) ?? [];
  return suffix === undefined
    ? 'A key is a word of letters and digits that begins with a small letter, as in “openMenu”: rename it as in English.'
    : `“_${suffix}” means nothing here: after “${start}”, only plural forms may stand (${listed}). Export without context, ordinals and intervals.`;
}

/** Up to this many invalid keys are reported one by one; more are reported as one problem. */
const mostListed = 5;

/** Reports invalid keys: one by one, or as one problem if there are so many that a tool must have written them. */
function problemsOfKeys(wrong: readonly { key: string; problem: Problem }[]): Problem[] {
  const [first, ...others] = wrong;
  if (!first || wrong.length <= mostListed) return wrong.map(({ problem }) => problem);
  const message = `“${first.key}” and ${others.length} other keys are not written as in “openMenu”: choose camelCase keys where the translation tool exports, or rename them as in English.`;
  return [{ ...first.problem, message }];
}

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
  const flat: Pair[] = [];
  const wrongKeys: { key: string; problem: Problem }[] = [];
  const around = languageAround(document.contents);

  function readGroup(group: unknown, above: string): void {
    if (!isMap(group)) return;
    for (const pair of group.items) {
      const key = keyOf(pair);
      const field = fieldBelow(above, key);
      const { value } = pair;
      const isPath = path.test(key);
      const message = isPath ? undefined : messageForKey(key, locale);
      if (isPath) flat.push(pair);
      else if (message) wrongKeys.push({ key, problem: problemAt(pair.key, field, message) });
      else if (isMap(value) && countedKey(key) === undefined) readGroup(value, field);
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
  problems.push(...problemsOfKeys(wrongKeys));
  const [first, ...others] = flat;
  if (first) {
    const key = keyOf(first);
    const nested = key.split('.').map((name) => `{ "${name}": `);
    const more = others.length > 0 ? ` So do ${others.length} more.` : '';
    const message = `“${key}” has a dot, but groups are nested: ${nested.join('')}…${' }'.repeat(nested.length)}.${more} Choose nested keys where the translation tool exports.`;
    problems.push(problemAt(first.key, '', message));
  }
  return { strings, problems };
}

/** Problems of the texts of a file, without comparison with other languages. */
export const textProblems = perObject(({ strings }: StringFile): Problem[] =>
  [...strings.values()].flatMap((text) => {
    const message = messageForText(text.value);
    return message ? [text.problem(message)] : [];
  }),
);

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

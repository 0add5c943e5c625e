import { isMap, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { defaultLocale, type Locale } from '../i18n/locales';
import type { Difference } from './differences';
import { isText, type TypeOf } from './schema/field-types';
import { fieldBelow, keyOf, type YamlSource } from './yaml/yaml-source';

const keysOf = ({ items }: YAMLMap): string[] => items.map(keyOf);

/** The path of a picture in another language, if it exists: pictures with words have a file for each language. */
function pictureIn(
  locale: Locale,
  path: unknown,
  pictures: ReadonlySet<string>,
  from: Locale = defaultLocale,
): unknown {
  if (typeof path !== 'string') return path;
  const own = path.replace(new RegExp(`(^|/)${from}/`), `$1${locale}/`);
  return pictures.has(own) ? own : path;
}

/**
 * Part of a message that lists the ids of items in `theirs` that `ours` lacks, such as `: “costs” is missing`. Empty if
 * there are none, as in lists whose items have no ids.
 */
function missing(theirs: readonly unknown[], ours: readonly unknown[]): string {
  const idsOf = (items: readonly unknown[]): unknown[] =>
    items.map((item) => (isMap(item) ? item.get('id') : undefined));
  const names = idsOf(theirs).filter((id) => id !== undefined && !idsOf(ours).includes(id));
  return names.length > 0
    ? `: ${names.map((name) => `“${String(name)}”`).join(', ')} ${names.length > 1 ? 'are' : 'is'} missing`
    : '';
}

interface Translation {
  locale: Locale;
  source: YamlSource;
}

const inKey = (node: YAMLMap, key: string): unknown => node.get(key, true);

const everywhere = 'every translation';

/**
 * Compares a translated page with its English original: section kinds, keys, links, list lengths, and the language of
 * pictures. `pictures` are the paths of all pictures.
 */
export function compareLanguages(
  original: YamlSource,
  { locale, source: translation }: Translation,
  pictures: ReadonlySet<string>,
  typeOf: TypeOf,
): Difference[] {
  const differences: Difference[] = [];

  /**
   * Adds a difference. `english` and `own` are the nodes to report. If one language lacks a key, its node is the map
   * that should contain the key.
   */
  function report(english: unknown, own: unknown, field: string, inTranslation: string, inEnglish?: string): void {
    differences.push({
      inTranslation: translation.problemAt(own, field, inTranslation),
      inEnglish: inEnglish === undefined ? undefined : original.problemAt(english, field, inEnglish),
    });
  }

  function compare(english: unknown, own: unknown, field: string): void {
    if (isSeq(english) && isSeq(own)) {
      if (english.items.length !== own.items.length) return compareLengths(english, own, field);
      english.items.forEach((item, index) => compare(item, own.items[index], `${field}[${index}]`));
    } else if (isMap(english) && isMap(own)) compareMaps(english, own, field);
    else if (isScalar(english) && isScalar(own) && !isText(typeOf(field))) compareData(english, own, field);
  }

  /**
   * Reports different lengths of two lists. Their items are not compared: those at the same index may not correspond.
   */
  function compareLengths(english: YAMLSeq, own: YAMLSeq, field: string): void {
    const say = (here: YAMLSeq, there: YAMLSeq, where: string): string =>
      `There are ${here.items.length} items here, but ${there.items.length} in ${where}${missing(there.items, here.items)}.`;
    // A translation with fewer items may be incomplete, which is no mistake in English.
    const inEnglish = english.items.length < own.items.length ? say(english, own, everywhere) : undefined;
    report(english, own, field, say(own, english, original.file), inEnglish);
  }

  function compareMaps(english: YAMLMap, own: YAMLMap, field: string): void {
    const [theirs, ours] = [String(english.get('kind')), String(own.get('kind'))];
    if (theirs !== ours)
      return report(
        inKey(english, 'kind') ?? english,
        inKey(own, 'kind') ?? own,
        fieldBelow(field, 'kind'),
        `The kind is “${ours}” here, but “${theirs}” in ${original.file}.`,
        `The kind is “${theirs}” here, but “${ours}” in ${everywhere}.`,
      );
    for (const key of keysOf(own))
      if (!english.has(key))
        report(
          english,
          inKey(own, key),
          fieldBelow(field, key),
          `“${key}” stands here, but not in ${original.file}.`,
          `“${key}” stands in ${everywhere}, but not here.`,
        );
    for (const key of keysOf(english)) {
      const [at, ownAt, below] = [inKey(english, key), inKey(own, key), fieldBelow(field, key)];
      if (own.has(key)) compare(at, ownAt, below);
      else report(at, own, below, `“${key}” stands in ${original.file}, but not here.`);
    }
  }

  function compareData(english: Scalar, own: Scalar, field: string): void {
    const [theirs, ours] = [english.value, own.value];
    const isPicture = typeOf(field) === 'PicturePath';
    const wanted = isPicture ? pictureIn(locale, theirs, pictures) : theirs;
    if (ours === wanted) return;
    const where = wanted === theirs ? `in ${original.file}` : 'is the picture in this language';
    const say = (here: unknown, there: unknown, of: string): string =>
      `This is “${String(here)}”, but “${String(there)}” ${of}.`;
    const isEnglishPicture = wanted !== theirs && ours === theirs;
    const inEnglish = isPicture ? pictureIn(defaultLocale, ours, pictures, locale) : ours;
    report(
      english,
      own,
      field,
      say(ours, wanted, where),
      isEnglishPicture ? undefined : say(theirs, inEnglish, `in ${everywhere}`),
    );
  }

  compare(original.document.contents, translation.document.contents, '');
  return differences;
}

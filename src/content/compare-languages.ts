import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { defaultLocale, type Locale } from '../i18n/locales';
import type { Difference } from './differences';
import { publishedItems } from './drafts';
import { untranslated } from './schema';
import { fieldBelow, keyOf, type YamlSource } from './yaml-source';

const keysOf = ({ items }: YAMLMap): string[] => items.map(keyOf);

const scalarOf = (node: unknown): unknown => (isScalar(node) ? node.value : undefined);

/** The path of a picture in another language, if there is one: pictures with text have a file for each language. */
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

type Items = ReturnType<typeof publishedItems>;

/** The missing items of a translation, if items have names. */
function missing(theirs: Items, ours: Items): string {
  const idsOf = (items: Items): unknown[] => items.map(({ item }) => (isMap(item) ? item.get('id') : undefined));
  const names = idsOf(theirs).filter((id) => id !== undefined && !idsOf(ours).includes(id));
  return names.length > 0
    ? `: ${names.map((name) => `“${String(name)}”`).join(', ')} ${names.length > 1 ? 'are' : 'is'} missing`
    : '';
}

interface Translation {
  locale: Locale;
  source: YamlSource;
}

/** A node with its field; the fields of two languages differ where one has a draft before them. */
interface At {
  node: unknown;
  field: string;
}

const inKey = ({ node, field }: At, key: string): At => ({
  node: isMap(node) ? node.get(key, true) : undefined,
  field: fieldBelow(field, key),
});

const everywhere = 'every translation';

/**
 * Differences between a translated page and its English original: kinds, keys, links or list lengths, or a picture in
 * the wrong language. `pictures` are the paths of all pictures.
 */
export function compareLanguages(
  original: YamlSource,
  { locale, source: translation }: Translation,
  pictures: ReadonlySet<string>,
): Difference[] {
  const differences: Difference[] = [];

  /** The node of a missing key is the map that lacks it. */
  function report(english: At, own: At, inTranslation: string, inEnglish?: string): void {
    differences.push({
      inTranslation: translation.problemAt(own.node, own.field, inTranslation),
      inEnglish: inEnglish === undefined ? undefined : original.problemAt(english.node, english.field, inEnglish),
    });
  }

  function compare(english: At, own: At): void {
    if (isSeq(english.node) && isSeq(own.node)) {
      const [theirs, ours] = [publishedItems(english.node), publishedItems(own.node)];
      if (theirs.length !== ours.length) return compareLengths(english, theirs, own, ours);
      theirs.forEach(({ item, index }, position) => {
        const match = ours[position];
        if (!match) return;
        compare(
          { node: item, field: `${english.field}[${index}]` },
          { node: match.item, field: `${own.field}[${match.index}]` },
        );
      });
    } else if (isMap(english.node) && isMap(own.node)) compareMaps(english, english.node, own, own.node);
  }

  /** The items of lists of different lengths do not belong together by their position, so they are not compared. */
  function compareLengths(english: At, theirs: Items, own: At, ours: Items): void {
    const say = (here: Items, there: Items, where: string): string =>
      `There are ${here.length} items here, but ${there.length} in ${where}${missing(there, here)}.`;
    // What English has in addition is still to be translated.
    const inEnglish = theirs.length < ours.length ? say(theirs, ours, everywhere) : undefined;
    report(english, own, say(ours, theirs, original.file), inEnglish);
  }

  function compareMaps(english: At, source: YAMLMap, own: At, target: YAMLMap): void {
    const [theirKind, ourKind] = [inKey(english, 'kind'), inKey(own, 'kind')];
    const [theirs, ours] = [String(scalarOf(theirKind.node)), String(scalarOf(ourKind.node))];
    if (theirs !== ours)
      return report(
        { ...theirKind, node: theirKind.node ?? source },
        { ...ourKind, node: ourKind.node ?? target },
        `The kind is “${ours}” here, but “${theirs}” in ${original.file}.`,
        `The kind is “${theirs}” here, but “${ours}” in ${everywhere}.`,
      );
    for (const key of keysOf(target))
      if (!source.has(key))
        report(
          { node: source, field: fieldBelow(english.field, key) },
          inKey(own, key),
          `“${key}” stands here, but not in ${original.file}.`,
          `“${key}” stands in ${everywhere}, but not here.`,
        );
    for (const key of keysOf(source)) {
      const [at, ownAt] = [inKey(english, key), inKey(own, key)];
      if (!target.has(key))
        report(at, { ...ownAt, node: target }, `“${key}” stands in ${original.file}, but not here.`);
      else if (untranslated.includes(key)) compareUntranslated(key, at, ownAt);
      else compare(at, ownAt);
    }
  }

  function compareUntranslated(key: string, english: At, own: At): void {
    const [theirs, ours] = [scalarOf(english.node), scalarOf(own.node)];
    const wanted = key === 'src' ? pictureIn(locale, theirs, pictures) : theirs;
    if (ours === wanted) return;
    const where = wanted === theirs ? `in ${original.file}` : 'is the picture in this language';
    const say = (here: unknown, there: unknown, of: string): string =>
      `This is “${String(here)}”, but “${String(there)}” ${of}.`;
    const isEnglishPicture = wanted !== theirs && ours === theirs;
    const inEnglish = key === 'src' ? pictureIn(defaultLocale, ours, pictures, locale) : ours;
    report(
      english,
      own,
      say(ours, wanted, where),
      isEnglishPicture ? undefined : say(theirs, inEnglish, `in ${everywhere}`),
    );
  }

  compare({ node: original.document.contents, field: '' }, { node: translation.document.contents, field: '' });
  return differences;
}

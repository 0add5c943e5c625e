import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { defaultLocale, type Locale } from '../i18n/locales';
import { publishedItems } from './drafts';
import type { Problem } from './problem';
import { untranslated } from './prose-fields';
import { fieldBelow, keyOf } from './yaml-nodes';
import type { YamlSource } from './yaml-source';

const keysOf = ({ items }: YAMLMap): string[] => items.map(keyOf);

const scalarOf = (node: unknown): unknown => (isScalar(node) ? node.value : undefined);

/** The path of a picture without its language: pictures with text have one file per language. */
function pictureFor(locale: Locale, original: unknown, pictures: ReadonlySet<string>): unknown {
  if (typeof original !== 'string') return original;
  const own = original.replace(new RegExp(`(^|/)${defaultLocale}/`), `$1${locale}/`);
  return pictures.has(own) ? own : original;
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

/**
 * Differences between a translated page and its English original: kinds, keys, links or list lengths, or a picture in
 * the wrong language. `pictures` are the paths of all pictures.
 */
export function compareLanguages(
  original: YamlSource,
  { locale, source: translation }: Translation,
  pictures: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const report = (node: unknown, field: string, message: string): void => {
    problems.push(translation.problemAt(node, field, message));
  };

  function compare(source: unknown, target: unknown, field: string): void {
    if (isSeq(source) && isSeq(target)) {
      const [theirs, ours] = [publishedItems(source), publishedItems(target)];
      if (theirs.length !== ours.length)
        report(
          target,
          field,
          `There are ${ours.length} items here, but ${theirs.length} in ${original.file}${missing(theirs, ours)}.`,
        );
      theirs.forEach(({ item }, position) => {
        const own = ours[position];
        if (own) compare(item, own.item, `${field}[${own.index}]`);
      });
    } else if (isMap(source) && isMap(target)) compareMaps(source, target, field);
  }

  function compareMaps(source: YAMLMap, target: YAMLMap, field: string): void {
    const path = (key: string): string => fieldBelow(field, key);
    if (scalarOf(source.get('kind', true)) !== scalarOf(target.get('kind', true)))
      return report(
        target.get('kind', true) ?? target,
        path('kind'),
        `The kind is “${String(scalarOf(target.get('kind', true)))}” here, but “${String(scalarOf(source.get('kind', true)))}” in ${original.file}.`,
      );
    for (const key of keysOf(target))
      if (!source.has(key))
        report(target.get(key, true), path(key), `“${key}” stands here, but not in ${original.file}.`);
    for (const key of keysOf(source)) {
      const [theirs, ours] = [source.get(key, true), target.get(key, true)];
      if (!target.has(key)) report(target, path(key), `“${key}” stands in ${original.file}, but not here.`);
      else if (untranslated.includes(key)) compareUntranslated(key, theirs, ours, path(key));
      else compare(theirs, ours, path(key));
    }
  }

  function compareUntranslated(key: string, source: unknown, target: unknown, field: string): void {
    const [theirs, ours] = [scalarOf(source), scalarOf(target)];
    const wanted = key === 'src' ? pictureFor(locale, theirs, pictures) : theirs;
    if (ours === wanted) return;
    const where = wanted === theirs ? `in ${original.file}` : 'is the picture in this language';
    report(target, field, `This is “${String(ours)}”, but “${String(wanted)}” ${where}.`);
  }

  compare(original.document.contents, translation.document.contents, '');
  return problems;
}

import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { publishedItems } from './drafts';
import type { Problem } from './problem';
import type { YamlSource } from './yaml-source';

/** What a translation must leave as it is: structure, links, pictures. */
export const untranslated = ['kind', 'id', 'route', 'src', 'assetClass'];

const keysOf = (node: unknown): string[] =>
  isMap(node) ? node.items.map((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key)) : [];

const scalarOf = (node: unknown): unknown => (isScalar(node) ? node.value : undefined);

type Items = ReturnType<typeof publishedItems>;

/** Which items the translation lacks, where they have names. */
function missing(theirs: Items, ours: Items): string {
  const idsOf = (items: Items): unknown[] => items.map(({ item }) => (isMap(item) ? item.get('id') : undefined));
  const names = idsOf(theirs).filter((id) => id !== undefined && !idsOf(ours).includes(id));
  return names.length > 0
    ? `: ${names.map((name) => `“${String(name)}”`).join(', ')} ${names.length > 1 ? 'are' : 'is'} missing`
    : '';
}

/** Where a translated page is built otherwise than its English original: other kinds, keys, links or list lengths. */
export function compareLanguages(original: YamlSource, translation: YamlSource): Problem[] {
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
    const path = (key: string): string => (field ? `${field}.${key}` : key);
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
      else if (untranslated.includes(key) && scalarOf(theirs) !== scalarOf(ours))
        report(
          ours,
          path(key),
          `This is “${String(scalarOf(ours))}”, but “${String(scalarOf(theirs))}” in ${original.file}.`,
        );
      else compare(theirs, ours, path(key));
    }
  }

  compare(original.document.contents, translation.document.contents, '');
  return problems;
}

import { isMap, isSeq } from 'yaml';
import { isLegal, type RouteId } from '../../routes';
import type { Problem } from '../problem';
import type { YamlSource } from '../yaml/yaml-source';

/** How many items a list must have, by page, section kind and list, according to the specification of the site. */
export const sectionCounts: Partial<Record<RouteId, Record<string, Record<string, number>>>> = {
  home: { steps: { steps: 4 }, panels: { panels: 4 }, instruments: { rows: 5 } },
  terms: { cards: { cards: 4 } },
  market: { 'instrument-search': { cards: 5 }, cards: { cards: 6 } },
  fundamentals: { 'link-cards': { cards: 2 } },
  analysis: { intro: { columns: 2 }, accordion: { items: 5 } },
  technicalAnalysis: { cards: { cards: 3 }, accordion: { items: 5 } },
  faq: { accordion: { items: 6 } },
  about: { cards: { cards: 4 }, panels: { panels: 4 }, 'image-cards': { cards: 5 }, 'split-cards': { cards: 2 } },
};

interface Miscount {
  problem: Problem;
  /** Whether the list has too many items, not too few. */
  isTooLong: boolean;
}

/** Reports lists whose length differs from `sectionCounts`, and sections that are missing. */
export function findMiscounts(source: YamlSource, route: RouteId): Miscount[] {
  const lacking = (node: unknown, field: string, message: string): Miscount[] => [
    { problem: source.problemAt(node, field, message), isTooLong: false },
  ];
  const root = source.document.contents;
  const sections: unknown = isMap(root) ? root.get('sections', true) : undefined;
  const items = isSeq(sections) ? sections.items : [];
  if (items.length === 0 && !isLegal(route))
    return lacking(sections, 'sections', 'The list is empty: this page would show nothing.');
  return Object.entries(sectionCounts[route] ?? {}).flatMap(([kind, lists]) => {
    const index = items.findIndex((item) => isMap(item) && item.get('kind') === kind);
    const section: unknown = items[index];
    if (!isMap(section)) return lacking(sections, 'sections', `A section of kind “${kind}” is missing on this page.`);
    return Object.entries(lists).flatMap(([list, wanted]) => {
      const node: unknown = section.get(list, true);
      const count = isSeq(node) ? node.items.length : 0;
      const message = `There are ${count} items here, but this page has ${wanted} by specification.`;
      const problem = source.problemAt(node, `sections[${index}].${list}`, message);
      return count === wanted ? [] : [{ problem, isTooLong: count > wanted }];
    });
  });
}

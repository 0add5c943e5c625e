import { isMap } from 'yaml';
import { publishedSections } from '../../src/content/drafts';
import type { ParsedPage } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import { visitStrings } from '../../src/content/yaml-nodes';

const link = /\]\(route:([^)#\s]+)#([^)\s]*)\)/g;

function idsOf({ source }: ParsedPage): Set<string> {
  const ids = new Set<string>();
  for (const { item } of publishedSections(source.document))
    visitStrings(item, '', (_node, field, value) => void (/(?:^|\.)id$/.test(field) && ids.add(value)));
  return ids;
}

/** Links to a part of a page, as in (route:faq#leverage), that the page does not have. */
export function checkAnchors(pages: readonly ParsedPage[]): Problem[] {
  return pages.flatMap(({ source, locale }) => {
    const problems: Problem[] = [];
    if (!isMap(source.document.contents)) return problems;
    visitStrings(source.document.contents, '', (node, field, value) => {
      for (const [whole, route, id = ''] of value.matchAll(link)) {
        const target = pages.find((page) => page.locale === locale && page.route === route);
        if (!target || idsOf(target).has(id)) continue;
        const message = `“${String(route)}” has nothing with the id “${id}”; known there: ${[...idsOf(target)].join(', ') || 'none'}.`;
        problems.push(source.problemAt(node, field, message, whole));
      }
    });
    return problems;
  });
}

import { publishedSections } from '../../src/content/drafts';
import type { ParsedPage } from '../../src/content/page';
import type { Problem } from '../../src/content/problem';
import { visitStrings } from '../../src/content/yaml-source';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const link = /\]\(route:([^)#\s]+)#([^)\s]*)\)/g;

interface Id {
  node: unknown;
  field: string;
  id: string;
}

/** The ids of a page, to which links can lead. */
function idsOf({ source }: ParsedPage): Id[] {
  const ids: Id[] = [];
  for (const { item, index } of publishedSections(source.document))
    visitStrings(item, `sections[${index}]`, (node, field, id) => {
      // Validation reports empty texts (src/content/validate.ts).
      if (field.endsWith('.id') && id.trim() !== '') ids.push({ node, field, id });
    });
  return ids;
}

/** Ids of a page that are no part of an address, or that stand twice: a link to the second would lead to the first. */
export function checkIds(page: ParsedPage): Problem[] {
  const seen = new Set<string>();
  return idsOf(page).flatMap(({ node, field, id }) => {
    const isSecond = seen.has(id);
    seen.add(id);
    const fault = form.test(id)
      ? isSecond && 'stands twice on this page; an address can lead to only one of them.'
      : 'becomes part of an address: use small letters, digits and hyphens.';
    return fault ? page.source.problemAt(node, field, `“${id}” ${fault}`) : [];
  });
}

/** Links to a part of a page, as in (route:faq#leverage), that the page does not have. */
export function checkAnchors(pages: readonly ParsedPage[]): Problem[] {
  return pages.flatMap(({ source, locale }) => {
    const problems: Problem[] = [];
    visitStrings(source.document.contents, '', (node, field, value) => {
      for (const [whole, route, wanted = ''] of value.matchAll(link)) {
        const target = pages.find((page) => page.locale === locale && page.route === route);
        const known = target && idsOf(target).map(({ id }) => id);
        if (!known || known.includes(wanted)) continue;
        const message = `“${route}” has nothing with the id “${wanted}”; known there: ${known.join(', ') || 'none'}.`;
        problems.push(source.problemAt(node, field, message, whole));
      }
    });
    return problems;
  });
}

import { legalSectionIds, linksOf, markdownOf, problemAtNode } from '../../../src/content/markdown';
import type { TypeOf } from '../../../src/content/field-types';
import type { ParsedPage } from '../../../src/content/page';
import { textsOfPage } from './collect-copy';
import type { Problem } from '../../../src/content/problem';
import { visitStrings } from '../../../src/content/yaml-source';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

interface Id {
  node: unknown;
  field: string;
  id: string;
}

/** The ids in a page's front matter. */
function idsOf({ source }: ParsedPage): Id[] {
  const ids: Id[] = [];
  visitStrings(source.document.contents, '', (node, field, id) => {
    // Validation reports empty texts (src/content/validate.ts).
    if (field.endsWith('.id') && id.trim() !== '') ids.push({ node, field, id });
  });
  return ids;
}

/** Reports ids that cannot be part of a URL, and ids that occur twice: a link to the second would lead to the first. */
export function checkIds(page: ParsedPage): Problem[] {
  const seen = new Set<string>();
  return idsOf(page).flatMap(({ node, field, id }) => {
    const isSecond = seen.has(id);
    seen.add(id);
    const message = form.test(id)
      ? isSecond && 'stands twice on this page; an address can lead to only one of them.'
      : 'becomes part of an address: use small letters, digits and hyphens.';
    return message ? page.source.problemAt(node, field, `“${id}” ${message}`) : [];
  });
}

/** All ids to which links can lead: those in the front matter, and those of sections in the text below. */
const idsIn = (page: ParsedPage): readonly string[] => [
  ...idsOf(page).map(({ id }) => id),
  ...legalSectionIds(markdownOf({ file: page.file, field: 'text', value: page.body })),
];

/** Reports links to an id that the page does not have, such as (route:faq#leverage), or (#leverage) within the page. */
export const checkAnchors = (pages: readonly ParsedPage[], typeOf: TypeOf): Problem[] =>
  pages.flatMap((page) =>
    textsOfPage(page, typeOf)
      .filter(({ isMarkdown }) => isMarkdown)
      .flatMap((text) =>
        linksOf(text).flatMap(({ node, page: route = page.route, part }) => {
          const target = pages.find((other) => other.locale === page.locale && other.route === route);
          if (part === undefined || !target || idsIn(target).includes(part)) return [];
          const message = `“${route}” has nothing with the id “${part}”; known there: ${idsIn(target).join(', ') || 'none'}.`;
          return problemAtNode(text, node, message);
        }),
      ),
  );

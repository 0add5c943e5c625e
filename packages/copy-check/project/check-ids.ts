import { legalSectionIds, linksOf, markdownOf, problemAtNode } from '../../../src/content/markdown/markdown';
import type { TypeOf } from '../../../src/content/schema/field-types';
import type { ParsedPage } from '../../../src/content/page/page';
import { textsOfPage } from './collect-copy';
import type { Problem } from '../../../src/content/problem';
import { stringsIn } from '../../../src/content/yaml/yaml-source';

const form = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The ids in a page's front matter. Validation reports empty ones (src/content/schema/validate.ts). */
const idsOf = ({ source }: ParsedPage) =>
  stringsIn(source.document).filter(({ field, value }) => field.endsWith('.id') && value.trim() !== '');

/** Reports ids that cannot be part of a URL, and ids that occur twice: a link to the second would lead to the first. */
export function checkIds(page: ParsedPage): Problem[] {
  const seen = new Set<string>();
  return idsOf(page).flatMap(({ node, field, value: id }) => {
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
  ...idsOf(page).map(({ value }) => value),
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

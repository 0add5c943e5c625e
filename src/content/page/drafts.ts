import { type Document, isMap } from 'yaml';
import { isRouteId, type RouteId, routes } from '../../routes';
import { linkedPages } from '../markdown/markdown';
import { type ParsedPage, parsedPages } from './page';
import { atTop, type Problem } from '../problem';
import { stringsIn } from '../yaml/yaml-source';

/** Whether a page's front matter has `draft: true`. */
export const isDraft = ({ contents }: Document): boolean => isMap(contents) && contents.get('draft') === true;

const draftsAmong = (pages: readonly ParsedPage[]): Map<RouteId, ParsedPage> =>
  new Map(pages.filter(({ source }) => isDraft(source.document)).map((page) => [page.route, page]));

/** Pages that are drafts in any language. A draft is hidden in all languages, since every page must exist in each. */
export const draftRoutes = (pages: ReadonlyMap<string, string>): ReadonlySet<RouteId> =>
  new Set(draftsAmong(parsedPages(pages)).keys());

/** Whether a page is linked from mails, forms or redirects, so that it cannot be a draft. */
const isNeeded = (route: RouteId): boolean => route === 'home' || !routes[route].indexable;

function neededDraft({ route, source }: ParsedPage): Problem[] {
  if (!isNeeded(route)) return [];
  const { contents } = source.document;
  const node: unknown = isMap(contents) ? contents.get('draft', true) : undefined;
  return [source.problemAt(node, 'draft', 'This page cannot be a draft: forms, mails or redirects lead to it.')];
}

function linksToDrafts({ source, body, file }: ParsedPage, drafts: ReadonlyMap<RouteId, ParsedPage>): Problem[] {
  const message = (to: ParsedPage): string =>
    `This links to “${to.route}”, a draft (${to.file}): it would lead nowhere. Take the link out until the page is ready.`;
  const draftsIn = (names: readonly RouteId[]): ParsedPage[] => names.flatMap((name) => drafts.get(name) ?? []);
  const inFrontMatter = stringsIn(source.document).flatMap(({ node, field, value }) => {
    const isButton = field.endsWith('.route');
    const linked = isButton ? [value].filter(isRouteId) : linkedPages({ file, field, value });
    return draftsIn(linked).map((to) =>
      source.problemAt(node, field, message(to), isButton ? '' : `(route:${to.route}`),
    );
  });
  return [
    ...inFrontMatter,
    ...draftsIn(linkedPages({ file, field: 'text', value: body })).map((to) => ({
      ...atTop(file, message(to)),
      field: 'text',
    })),
  ];
}

/** Reports links to drafts, which are not published, and drafts of pages that are always needed. */
export function checkDrafts(files: ReadonlyMap<string, string>): Problem[] {
  const pages = parsedPages(files);
  const drafts = draftsAmong(pages);
  if (drafts.size === 0) return [];
  const published = pages.filter((page) => !drafts.has(page.route));
  return [...[...drafts.values()].flatMap(neededDraft), ...published.flatMap((page) => linksToDrafts(page, drafts))];
}

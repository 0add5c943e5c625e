import { isMap, isSeq, type Document, type YAMLSeq } from 'yaml';
import { isRouteId, type RouteId, routes } from '../routes';
import { linkedPages } from './markdown';
import { type ParsedPage, parsedPages } from './page';
import { atTop, type Problem } from './problem';
import { visitStrings } from './yaml-source';

/** Whether a page's front matter, or a section, has `draft: true`. */
export const isDraft = (node: unknown): boolean => isMap(node) && node.get('draft') === true;

/** The items of a list that are not drafts, with their index. Only sections can be drafts. */
export const publishedItems = ({ items }: YAMLSeq): { item: unknown; index: number }[] =>
  items.map((item: unknown, index) => ({ item, index })).filter(({ item }) => !isDraft(item));

/** The sections of a page that are not drafts, with their index. */
export function publishedSections({ contents }: Document): { item: unknown; index: number }[] {
  const sections: unknown = isMap(contents) ? contents.get('sections', true) : undefined;
  return isSeq(sections) ? publishedItems(sections) : [];
}

const draftsAmong = (pages: readonly ParsedPage[]): Map<RouteId, ParsedPage> =>
  new Map(pages.filter(({ source }) => isDraft(source.document.contents)).map((page) => [page.route, page]));

/** The pages that are drafts in any language: a page must exist in all trees. */
export const draftRoutes = (pages: ReadonlyMap<string, string>): ReadonlySet<RouteId> =>
  new Set(draftsAmong(parsedPages(pages)).keys());

/** Pages that mails, forms and redirects lead to, so they cannot be drafts. */
const isNeeded = (route: RouteId): boolean => route === 'home' || !routes[route].indexable;

const atDraft = ({ file, source }: ParsedPage, message: string): Problem => {
  const { contents } = source.document;
  const node: unknown = isMap(contents) ? contents.get('draft', true) : undefined;
  return node ? source.problemAt(node, 'draft', message) : atTop(file, message);
};

/** Pages that header and footer link to, by the source file of the link. */
export type MenuRoutes = ReadonlyMap<string, readonly RouteId[]>;

/** Drafts of pages that are required, or that header or footer link to. */
const wrongDrafts = (drafts: ReadonlyMap<RouteId, ParsedPage>, menus: MenuRoutes): Problem[] =>
  [...drafts].flatMap(([route, page]) => {
    if (isNeeded(route)) return [atDraft(page, 'This page cannot be a draft: forms, mails or redirects lead to it.')];
    const files = [...menus].filter(([, linked]) => linked.includes(route)).map(([file]) => file);
    if (files.length === 0) return [];
    const message = `Every page links here, so this one cannot be a draft. Publish it, or ask a developer to take it out of ${files.join(' and ')} first.`;
    return [atDraft(page, message)];
  });

/** Links from a published page to a draft. */
function linksToDrafts({ source, body, file }: ParsedPage, drafts: ReadonlyMap<RouteId, ParsedPage>): Problem[] {
  const message = (to: ParsedPage): string =>
    `This links to “${to.route}”, a draft (${to.file}): it would lead nowhere. Take the link out until the page is ready.`;
  const draftsIn = (names: readonly RouteId[]): ParsedPage[] => names.flatMap((name) => drafts.get(name) ?? []);
  const found: Problem[] = [];
  const visit = (node: unknown, field: string, value: string): void => {
    const isButton = field.endsWith('.route');
    for (const to of draftsIn(isButton ? [value].filter(isRouteId) : linkedPages({ file, field, value })))
      found.push(source.problemAt(node, field, message(to), isButton ? '' : `(route:${to.route}`));
  };
  for (const { item, index } of publishedSections(source.document)) visitStrings(item, `sections[${index}]`, visit);
  return [
    ...found,
    ...draftsIn(linkedPages({ file, field: 'text', value: body })).map((to) => ({
      ...atTop(file, message(to)),
      field: 'text',
    })),
  ];
}

/** Links to drafts, which are not published, and drafts of required pages. */
export function checkDrafts(files: ReadonlyMap<string, string>, menus: MenuRoutes): Problem[] {
  const pages = parsedPages(files);
  const drafts = draftsAmong(pages);
  if (drafts.size === 0) return [];
  const published = pages.filter((page) => !drafts.has(page.route));
  return [...wrongDrafts(drafts, menus), ...published.flatMap((page) => linksToDrafts(page, drafts))];
}

import { isMap, isSeq, type Document, type YAMLSeq } from 'yaml';
import { isRouteId, type RouteId, routes } from '../routes';
import { type ParsedPage, parsedPages } from './page';
import { atTop, type Problem } from './problem';
import { linkedRoutes } from './references';
import { visitStrings } from './yaml-nodes';

/** Whether a page's front matter, or a section, says that it is still being written. */
export const isDraft = (node: unknown): boolean => isMap(node) && node.get('draft') === true;

/** What is published of a list, each item with its place among all. Only sections can be drafts. */
export const publishedItems = ({ items }: YAMLSeq): { item: unknown; index: number }[] =>
  items.map((item: unknown, index) => ({ item, index })).filter(({ item }) => !isDraft(item));

/** A page's sections that are published, each with its place among all. */
export function publishedSections({ contents }: Document): { item: unknown; index: number }[] {
  const sections: unknown = isMap(contents) ? contents.get('sections', true) : undefined;
  return isSeq(sections) ? publishedItems(sections) : [];
}

const draftsAmong = (pages: readonly ParsedPage[]): Map<RouteId, ParsedPage> =>
  new Map(pages.filter(({ source }) => isDraft(source.document.contents)).map((page) => [page.route, page]));

/** The pages that are drafts. One language that is not ready holds back all: each page must stand in every tree. */
export const draftRoutes = (pages: ReadonlyMap<string, string>): ReadonlySet<RouteId> =>
  new Set(draftsAmong(parsedPages(pages)).keys());

/** Pages that mails, forms and redirects lead to, whatever copy and menus say. */
const isNeeded = (route: RouteId): boolean => route === 'home' || !routes[route].indexable;

const atDraft = ({ file, source }: ParsedPage, message: string): Problem => {
  const { contents } = source.document;
  const node: unknown = isMap(contents) ? contents.get('draft', true) : undefined;
  return node ? source.problemAt(node, 'draft', message) : atTop(file, message);
};

/** The pages that every page links to, by the file whose table names them. */
export type MenuRoutes = ReadonlyMap<string, readonly RouteId[]>;

/** Drafts that visitors need, or that header or footer link to. */
const wrongDrafts = (drafts: ReadonlyMap<RouteId, ParsedPage>, menus: MenuRoutes): Problem[] =>
  [...drafts].flatMap(([route, page]) => {
    if (isNeeded(route)) return [atDraft(page, 'This page cannot be a draft: forms, mails or redirects lead to it.')];
    const files = [...menus].filter(([, linked]) => linked.includes(route)).map(([file]) => file);
    return files.map((file) =>
      atDraft(page, `Every page links here (${file}), so this one cannot be a draft before it is taken out there.`),
    );
  });

/** Links of a published page that would lead to a draft. */
function linksToDrafts({ source, body, file }: ParsedPage, drafts: ReadonlyMap<RouteId, ParsedPage>): Problem[] {
  const message = (to: RouteId): string =>
    `This links to “${to}”, a draft (${drafts.get(to)?.file ?? ''}): it would lead nowhere. Take the link out until the page is ready.`;
  const draftsIn = (names: readonly string[]): RouteId[] => names.filter(isRouteId).filter((id) => drafts.has(id));
  const found: Problem[] = [];
  const visit = (node: unknown, field: string, value: string): void => {
    for (const to of draftsIn(/(?:^|\.)route$/.test(field) ? [value] : linkedRoutes(value)))
      found.push(source.problemAt(node, field, message(to), value.includes('(route:') ? `(route:${to}` : ''));
  };
  for (const { item, index } of publishedSections(source.document)) visitStrings(item, `sections[${index}]`, visit);
  return [...found, ...draftsIn(linkedRoutes(body)).map((to) => ({ ...atTop(file, message(to)), field: 'text' }))];
}

/** Links to drafts, which would lead nowhere on the published site, and drafts that must not be any. */
export function checkDrafts(files: ReadonlyMap<string, string>, menus: MenuRoutes): Problem[] {
  const pages = parsedPages(files);
  const drafts = draftsAmong(pages);
  if (drafts.size === 0) return [];
  const published = pages.filter((page) => !drafts.has(page.route));
  return [...wrongDrafts(drafts, menus), ...published.flatMap((page) => linksToDrafts(page, drafts))];
}

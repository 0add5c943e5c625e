import { isMap, isSeq, type Document, type YAMLSeq } from 'yaml';
import { type RouteId, routeIds, routes } from '../routes';
import type { ContentFiles } from './content-files';
import { visitStrings } from '../../writing/copy-text';
import { splitFrontMatter, yamlFirstLine } from './front-matter';
import { identifyPageFile } from './page';
import { atTop, type Problem } from './problem';
import { linkedRoutes } from './references';
import { readYaml, type YamlSource } from './yaml-source';

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

interface ParsedPage {
  file: string;
  route: RouteId;
  source: YamlSource;
  body: string;
}

function parsePages(pages: ContentFiles['pages']): ParsedPage[] {
  return [...pages].flatMap(([file, text]) => {
    const page = identifyPageFile(file);
    const { yaml, body } = splitFrontMatter(text);
    if (!page || yaml === undefined) return [];
    const { source, problems } = readYaml(file, yaml, yamlFirstLine);
    return problems.length > 0 ? [] : [{ file, route: page.route, source, body }];
  });
}

const draftsAmong = (pages: readonly ParsedPage[]): Map<RouteId, ParsedPage> =>
  new Map(pages.filter(({ source }) => isDraft(source.document.contents)).map((page) => [page.route, page]));

/** The pages that are drafts. One language that is not ready holds back all: each page must stand in every tree. */
export const draftRoutes = (pages: ContentFiles['pages']): ReadonlySet<RouteId> =>
  new Set(draftsAmong(parsePages(pages)).keys());

/** Pages that mails, forms and redirects lead to, whatever copy and menus say. */
const isNeeded = (route: RouteId): boolean => route === 'home' || !routes[route].indexable;

const atDraft = ({ file, source }: ParsedPage, message: string): Problem => {
  const { contents } = source.document;
  const node: unknown = isMap(contents) ? contents.get('draft', true) : undefined;
  return node ? source.problemAt(node, 'draft', message) : atTop(file, message);
};

const menuLink = (route: RouteId): RegExp => new RegExp(`\\broute\\s*[:=]\\s*\\{?['"]${route}['"]`);

/** Drafts that visitors would miss, and what the code of header and footer has to do with them. */
const wrongDrafts = (drafts: ReadonlyMap<RouteId, ParsedPage>, menus: ReadonlyMap<string, string>): Problem[] =>
  [...drafts].flatMap(([route, page]) => {
    if (isNeeded(route)) return [atDraft(page, 'This page cannot be a draft: forms, mails or redirects lead to it.')];
    const files = [...menus].filter(([, code]) => menuLink(route).test(code)).map(([file]) => file);
    return files.map((file) =>
      atDraft(page, `Every page links here (${file}), so this one cannot be a draft before it is taken out there.`),
    );
  });

const route = (text: string): RouteId | undefined => routeIds.find((id) => id === text);

/** Links of a published page that would lead to a draft. */
function linksToDrafts({ source, body, file }: ParsedPage, drafts: ReadonlyMap<RouteId, ParsedPage>): Problem[] {
  const message = (to: RouteId): string =>
    `This links to “${to}”, a draft (${drafts.get(to)?.file ?? ''}): it would lead nowhere. Take the link out until the page is ready.`;
  const isDraftRoute = (id: RouteId | undefined): id is RouteId => id !== undefined && drafts.has(id);
  const found: Problem[] = [];
  const visit = (node: unknown, field: string, value: string): void => {
    const named = /(?:^|\.)route$/.test(field) ? [route(value)] : linkedRoutes(value).map(route);
    for (const to of named.filter(isDraftRoute))
      found.push(source.problemAt(node, field, message(to), value.includes('(route:') ? `(route:${to}` : ''));
  };
  for (const { item, index } of publishedSections(source.document))
    visitStrings(item, `sections[${index}]`, () => false, visit);
  const inBody = linkedRoutes(body).map(route).filter(isDraftRoute);
  return [...found, ...inBody.map((to) => ({ ...atTop(file, message(to)), field: 'text' }))];
}

/** Who leads to a draft, which nobody finds where the site is published. */
export function checkDrafts({ pages, menus }: ContentFiles): Problem[] {
  const parsed = parsePages(pages);
  const drafts = draftsAmong(parsed);
  if (drafts.size === 0) return [];
  const published = parsed.filter((page) => !drafts.has(page.route));
  return [...wrongDrafts(drafts, menus), ...published.flatMap((page) => linksToDrafts(page, drafts))];
}

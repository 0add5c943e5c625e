import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { splitFrontMatter } from '../src/content/front-matter';
import type { ContentField, ContentSchema } from '../src/content/schema';
import { defaultLocale } from '../src/i18n/locales';
import { footerGroups } from '../src/layout/footer-links';
import { isGroup, menu } from '../src/layout/menu-items';
import { type RouteId, routeIds, routes } from '../src/routes';
import { fieldsFor, labelOf } from './fields';
import { formats } from './formats';
import type { SourceFiles } from './source-files';

const pathOf = (route: RouteId): string => routes[route].path || 'index';

export const isLegal = (route: RouteId): boolean => routes[route].area === 'legal';

/** What the menus of the site call their pages; those of a submenu follow its name: “Trade › FAQ”. */
function menuNames({ strings }: SourceFiles): ReadonlyMap<RouteId, string> {
  const source = strings.get(`locales/${defaultLocale}/common.json`) ?? '{}';
  const common = JSON.parse(source) as Partial<Record<string, Partial<Record<string, string>>>>; // See check-strings.ts.
  const nameOf = (key: string): string => {
    const [group = '', name = ''] = key.split('.');
    return common[group]?.[name] ?? key;
  };
  const documents = footerGroups.flatMap(({ links }) => links.flatMap((link) => ('route' in link ? link : [])));
  return new Map<RouteId, string>([
    ['home', 'Home'],
    ...documents
      .filter(({ route }) => isLegal(route))
      .map(({ route, label }): [RouteId, string] => [route, nameOf(label)]),
    ...menu.flatMap((item): [RouteId, string][] =>
      isGroup(item)
        ? item.pages.map(({ route, label }) => [route, `${nameOf(item.label)} › ${nameOf(label)}`])
        : [[item.route, nameOf(item.label)]],
    ),
  ]);
}

const englishTitle = (route: RouteId, { pages }: SourceFiles): string => {
  const { yaml } = splitFrontMatter(pages.get(`content/${defaultLocale}/${pathOf(route)}.md`) ?? '');
  const content: unknown = yaml === undefined ? undefined : parse(yaml);
  const hasTitle = typeof content === 'object' && content !== null && 'title' in content;
  return hasTitle && typeof content.title === 'string' ? content.title : labelOf(route);
};

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  i18n: true,
  required: true,
  hint: 'Markdown: blank lines separate paragraphs, `## ` starts a heading, `**strong**`, `*emphasis*`, `[link](route:faq)`.',
};

/** Legal texts have no sections. */
const pageFields = (route: RouteId, schema: ContentSchema): readonly ContentField[] =>
  (schema.objects.get('PageFrontMatter') ?? []).filter(({ name }) => !isLegal(route) || name !== 'sections');

const pageFile = (route: RouteId, files: SourceFiles, schema: ContentSchema): CollectionFile => ({
  name: route,
  label: `${menuNames(files).get(route) ?? englishTitle(route, files)} · /${routes[route].path}`,
  file: `content/{{locale}}/${pathOf(route)}.md`,
  preview_path: `{{locale}}/${routes[route].path}`,
  format: formats.page,
  i18n: true,
  editor: { preview: true },
  fields: [...fieldsFor(pageFields(route, schema), schema), ...(isLegal(route) ? [body] : [])],
});

/** A collection of pages, shown as one entry of the menu. */
export const pagesIn = (
  name: string,
  label: string,
  icon: string,
  belongs: (route: RouteId) => boolean,
  files: SourceFiles,
  schema: ContentSchema,
): Collection => ({
  name,
  label,
  icon,
  i18n: true,
  files: routeIds.filter(belongs).map((route) => pageFile(route, files, schema)),
});

import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { splitFrontMatter } from '../src/content/front-matter';
import type { ContentSchema } from '../src/content/schema';
import { defaultLocale } from '../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../src/routes';
import { fieldsFor, labelOf } from './fields';
import { formats } from './formats';
import type { SourceFiles } from './source-files';

const pathOf = (route: RouteId): string => routes[route].path || 'index';

const englishTitle = (route: RouteId, { pages }: SourceFiles): string => {
  const { yaml } = splitFrontMatter(pages.get(`content/${defaultLocale}/${pathOf(route)}.md`) ?? '');
  const content: unknown = yaml === undefined ? undefined : parse(yaml);
  const hasTitle = typeof content === 'object' && content !== null && 'title' in content;
  return hasTitle && typeof content.title === 'string' ? content.title : labelOf(route);
};

export const isLegal = (route: RouteId): boolean => routes[route].area === 'legal';

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  i18n: true,
  required: true,
  hint: 'Markdown: blank lines part paragraphs, ## starts a heading, **strong**, *emphasis*, [link](route:faq).',
};

const pageFile = (route: RouteId, files: SourceFiles, schema: ContentSchema): CollectionFile => ({
  name: route,
  label: `/${routes[route].path} · ${englishTitle(route, files)}`,
  file: `content/{{locale}}/${pathOf(route)}.md`,
  preview_path: `{{locale}}/${routes[route].path}`,
  format: formats.page,
  i18n: true,
  editor: { preview: true },
  fields: [...fieldsFor(schema.objects.get('PageFrontMatter') ?? [], schema), ...(isLegal(route) ? [body] : [])],
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

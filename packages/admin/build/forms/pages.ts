import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { pageFilePath } from '../../../../src/content/page/page';
import type { ContentField, ContentSchema } from '../../../../src/content/schema/schema';
import { defaultLocale } from '../../../../src/i18n/locales';
import { isLegal, type RouteId, routeIds, routes } from '../../../../src/routes';
import { fieldsFor } from './fields';
import { formats } from '../../files/formats';
import { fullName, pageName } from '../page-names';
import type { ContentFiles } from '../../../../src/content/content-files';
import { labelOf } from '../../form/labels';
import { watched } from '../../form/watch-field';

/**
 * The name of a page in the CMS: its label in a menu of the site, or else its title. The home page is in no menu, and
 * its title is a slogan, so it is called “Home”.
 */
const labelFor = (route: RouteId, files: ContentFiles): string => {
  const name = route === 'home' ? { name: 'Home' } : pageName(route, files, defaultLocale);
  return name ? fullName(name) : labelOf(route);
};

const body: Field = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  i18n: true,
  required: true,
  hint: 'Markdown: blank lines separate paragraphs, `## ` starts a heading, `**strong**`, `*emphasis*`, `[link](route:faq)`.',
};

/** The fields of a page's form. Legal pages have no field for sections. */
const editableFields = (route: RouteId, schema: ContentSchema): readonly ContentField[] =>
  (schema.objects.get('PageFrontMatter') ?? []).filter(({ name }) => !isLegal(route) || name !== 'sections');

const formOf = (route: RouteId, files: ContentFiles, schema: ContentSchema): CollectionFile => ({
  name: route,
  label: `${labelFor(route, files)} · /${routes[route].path}`,
  file: pageFilePath('{{locale}}', route),
  preview_path: `{{locale}}/${routes[route].path}`,
  format: formats.page,
  i18n: true,
  editor: { preview: true },
  fields: watched([...fieldsFor(editableFields(route, schema), schema), ...(isLegal(route) ? [body] : [])]),
});

/** A collection of pages, which the menu of the CMS shows as one item. `belongs` selects the pages. */
export const pagesIn = (
  name: string,
  label: string,
  icon: string,
  belongs: (route: RouteId) => boolean,
  files: ContentFiles,
  schema: ContentSchema,
): Collection => ({
  name,
  label,
  icon,
  i18n: true,
  files: routeIds.filter(belongs).map((route) => formOf(route, files, schema)),
});

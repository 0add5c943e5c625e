import type { Collection, CollectionFile, Field } from '@sveltia/cms';
import { parse } from 'yaml';
import { splitFrontMatter } from '../src/content/front-matter';
import type { ContentSchema } from '../src/content/schema';
import { defaultLocale, locales } from '../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../src/routes';
import { fieldsFor, labelOf } from './fields';
import { formats } from './formats';

/** Texts of the project's files by path, as the configuration of the editing interface is made from them. */
export interface SourceFiles {
  pages: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, string>;
  /** `locales/<locale>/<namespace>.json`. */
  strings: ReadonlyMap<string, string>;
}

const pathOf = (route: RouteId): string => routes[route].path || 'index';

const englishTitle = (route: RouteId, { pages }: SourceFiles): string => {
  const { yaml } = splitFrontMatter(pages.get(`content/${defaultLocale}/${pathOf(route)}.md`) ?? '');
  const title: unknown = yaml === undefined ? undefined : (parse(yaml) as { title?: unknown }).title;
  return typeof title === 'string' ? title : labelOf(route);
};

const isLegal = (route: RouteId): boolean => routes[route].template === 'legal-page';

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
  format: formats.page,
  i18n: true,
  fields: [...fieldsFor(schema.objects.get('PageFrontMatter') ?? [], schema), ...(isLegal(route) ? [body] : [])],
});

const pagesIn = (
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

interface Strings {
  [key: string]: string | Strings;
}

/** The keys of all languages in English order; those that English lacks, such as plural forms, beside their siblings. */
function merged(all: readonly Strings[]): Strings {
  const keys: string[] = [];
  for (const strings of all)
    Object.keys(strings).forEach((key, index, own) => {
      if (!keys.includes(key)) keys.splice(keys.indexOf(own[index - 1] ?? '') + 1, 0, key);
    });
  return Object.fromEntries(
    keys.map((key) => {
      const values = all.map((strings) => strings[key]);
      const groups = values.filter((value): value is Strings => typeof value === 'object');
      return [key, groups.length > 0 ? merged(groups) : String(values.find((value) => value !== undefined))];
    }),
  );
}

const stringFields = (strings: Strings): Field[] =>
  Object.entries(strings).map(([name, value]): Field =>
    typeof value === 'string'
      ? { name, label: labelOf(name), widget: value.length > 60 ? 'text' : 'string', required: false, i18n: true }
      : { name, label: labelOf(name), widget: 'object', i18n: true, collapsed: true, fields: stringFields(value) },
  );

const namespacesOf = ({ strings }: SourceFiles): string[] =>
  [...strings.keys()].flatMap((path) => new RegExp(`^locales/${defaultLocale}/(.+)\\.json$`).exec(path)?.[1] ?? []);

function stringsFile(namespace: string, { strings }: SourceFiles): CollectionFile {
  const all = locales.map((locale) => strings.get(`locales/${locale}/${namespace}.json`) ?? '{}');
  return {
    name: namespace,
    label: labelOf(namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    format: 'json',
    i18n: true,
    fields: stringFields(merged(all.map((text) => JSON.parse(text) as Strings))),
  };
}

const settingsFile = (name: keyof typeof formats.settings, fields: Field[]): CollectionFile => ({
  name,
  label: labelOf(name),
  file: `content/settings/${name}.yaml`,
  format: formats.settings[name],
  fields,
});

function settingsFiles({ settings }: SourceFiles, schema: ContentSchema): CollectionFile[] {
  const of = (type: string): Field[] => fieldsFor(schema.objects.get(type) ?? [], schema);
  const figures = Object.keys(parse(settings.get('content/settings/figures.yaml') ?? '{}') as object);
  return [
    settingsFile('company', of('Company')),
    settingsFile(
      'figures',
      figures.map((name) => ({ name, label: labelOf(name), widget: 'object', fields: of('Figure') })),
    ),
    settingsFile('instruments', [
      {
        name: 'instruments',
        label: 'Instruments',
        label_singular: 'Instrument',
        widget: 'list',
        root: true,
        collapsed: true,
        summary: '{{fields.symbol}}',
        fields: of('Instrument'),
      },
    ]),
    settingsFile('widgets', of('Widgets')),
  ];
}

/** Everything that can be edited, in the order of the interface's menu. */
export function collectionsFor(files: SourceFiles, schema: ContentSchema): Collection[] {
  const isSignIn = (route: RouteId): boolean => !routes[route].indexable;
  return [
    pagesIn('pages', 'Pages', 'web', (route) => !isLegal(route) && !isSignIn(route), files, schema),
    pagesIn('sign-in', 'Sign-in and notices', 'login', isSignIn, files, schema),
    pagesIn('legal', 'Legal texts', 'gavel', isLegal, files, schema),
    {
      name: 'strings',
      label: 'Interface strings',
      icon: 'translate',
      i18n: true,
      files: namespacesOf(files).map((namespace) => stringsFile(namespace, files)),
    },
    { name: 'settings', label: 'Settings', icon: 'tune', files: settingsFiles(files, schema) },
  ];
}

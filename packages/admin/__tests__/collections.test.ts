import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { collectionsFor } from '../build/forms/collections';
import { configFor } from '../build/forms/config';
import { linkablePages } from '../build/linkable-pages';
import { watchField } from '../form/watch-field';
import { locales } from '../../../src/i18n/locales';
import { routeIds } from '../../../src/routes';
import { copyOf } from '../../../__tests__/support/page-copy';
import { en } from '../../../__tests__/support/strings';
import { readContentFiles, readSchema } from '../../../src/content/content-files';

const files = readContentFiles('.');
const schema = readSchema('.');

/** A collection, a file in it, or a field. */
interface Part {
  name: string;
  label: string;
  file: string;
  files?: Part[];
  fields?: Part[];
  types?: Part[];
}

const collections = collectionsFor(files, schema) as unknown as Part[];

const inside = ({ files: own = [], fields = [], types = [] }: Part): Part[] => [...own, ...fields, ...types];

/** The collection, file or field at a path of names, such as `pages`, `home`, `title`. */
const at = (first: string, ...names: string[]): Part | undefined =>
  names.reduce<Part | undefined>(
    (part, name) => part && inside(part).find((inner) => inner.name === name),
    collections.find(({ name }) => name === first),
  );

const labelsOf = (collection: string): string[] => inside(at(collection)!).map(({ label }) => label);

it.each(['local', 'github', 'gitlab'] as const)(
  'the CMS configuration of the site is valid by the JSON schema of Sveltia CMS (backend %s)',
  (name) => {
    // Ajv's strict mode is off, since Sveltia's JSON schema has keywords and formats of its own.
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(
      JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object,
    );
    isValid(configFor(files, schema, { name, repository: 'velmarch/velmarch-site', branch: 'copy' }, 'Velmarch'));
    expect(isValid.errors ?? []).toEqual([]);
  },
);

it('the CMS at /admin has an entry for every page of the site, with the page’s files', () => {
  const pages = ['pages', 'sign-in', 'legal'].flatMap((collection) => inside(at(collection)!));
  expect(pages.map(({ name }) => name).sort()).toEqual([...routeIds].sort());
  const paths = pages.flatMap(({ file }) => locales.map((locale) => file.replace('{{locale}}', locale)));
  expect(paths.sort()).toEqual([...files.pages.keys()].sort());
});

it('the CMS at /admin has a field for every interface string in every language, in the order of the string’s file', () => {
  const keysOf = (strings: object, before = ''): string[] =>
    Object.entries(strings).flatMap(([key, value]) =>
      typeof value === 'object' ? keysOf(value as object, `${before}${key}.`) : before + key,
    );
  const pathsOf = ({ fields = [] }: Part, before = ''): string[] =>
    fields.flatMap((field) => (field.fields ? pathsOf(field, `${before}${field.name}.`) : before + field.name));
  for (const [path, text] of files.strings) {
    const [, name = ''] = /([^/]+)\.json$/.exec(path) ?? [];
    const keys = keysOf(JSON.parse(text));
    expect(pathsOf(at('strings', name)!).filter((key) => keys.includes(key))).toEqual(keys);
  }
});

it('fields in the CMS have the hints of a section’s GraphQL type, and are required if they are required in the type', () => {
  const accordion = at('pages', 'home', 'sections', 'accordion');
  expect(accordion).toMatchObject({ label: 'Accordion – Questions whose answers open one at a time' });
  expect(accordion?.fields).toMatchObject([
    { name: 'title', required: true, hint: 'The heading, which says what the questions are about.', i18n: true },
    { name: 'lead', required: false, hint: 'One sentence below the heading.', i18n: true },
    { name: 'items', required: true, summary: '{{fields.question}}' },
  ]);
});

it('pages in the CMS have the names and the order of the site’s menus', () => {
  const { menu, footer } = en.common;
  const first = [
    'Home · /',
    `${menu.terms} · /terms`,
    `${menu.markets} · /market`,
    `${menu.trade} › ${menu.terminal} · /trade`,
  ];
  expect(labelsOf('pages').filter((label) => first.includes(label))).toEqual(first);
  expect(labelsOf('legal')).toContain(`${footer.privacyPolicy} · /legal/privacy-policy`);
  expect(labelsOf('sign-in')).toContain(`${copyOf('en', 'login').title} · /auth/login`);
});

it('the CMS offers links to every page except confirmation pages and Page Not Found', () => {
  const offered = linkablePages(files).de.map(({ route }) => route);
  expect(offered).toEqual(expect.arrayContaining(['home', 'login', 'privacyPolicy']));
  for (const route of ['notFound', 'withdrawalSuccess', 'resetPasswordDone']) expect(offered).not.toContain(route);
});

const fromCompany = /^Appears in: .*office.* \{\{company\}\} comes from the settings\.$/;
const markdown = expect.stringContaining('`**strong**`, `*emphasis*`, `[link](route:faq)`');

it.each([
  // Every string is required in English: if all languages lost it, no other check would notice.
  ['a string', 'strings common menu terms', { hint: 'Appears in: footer links, menu items.', required: ['en'] }],
  ['a string with placeholders', 'strings embeds map office', { hint: expect.stringMatching(fromCompany) }],
  ['a picture', 'pages home sections showcase screen src', { widget: 'image', accept: 'image/png,image/jpeg' }],
  ['Markdown', 'pages home sections accordion items answer', { widget: 'text', hint: markdown }],
  [
    'a link',
    'pages home sections call-to-action action route',
    { widget: 'select', options: routeIds.map((value) => ({ value })) },
  ],
  [
    'a setting with a value for each language',
    'settings company registration',
    { fields: locales.map((name) => ({ name })) },
  ],
  [
    'an instrument',
    'settings instruments instruments',
    { summary: '{{fields.symbol}} · {{fields.name.en}} · {{fields.assetClass}}' },
  ],
  [
    'a legal text, which has no sections',
    'legal privacyPolicy',
    { fields: [watchField, 'title', 'description', 'draft', 'body'].map((name) => ({ name })) },
  ],
])('in the CMS, the form for %s is configured as expected', (_what, path, expected) => {
  const [first = '', ...names] = path.split(' ');
  expect(at(first, ...names)).toMatchObject(expected);
});

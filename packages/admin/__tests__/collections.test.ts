import { collectionsFor } from '../collections';
import { readPage, writePage } from '../page-format';
import { watchField } from '../watch-field';
import { locales } from '../../../src/i18n/locales';
import { sectionFields, sectionKinds } from '../../../src/content/schema';
import { routeIds } from '../../../src/routes';
import { copyOf } from '../../../__tests__/support/page-copy';
import { en } from '../../../__tests__/support/strings';
import { readProjectFiles } from '../../copy-check/project-files';
import { readSchema } from '../../../src/content/content-files';

const files = readProjectFiles('.');
const schema = readSchema('.');

interface AnyField {
  name: string;
  label?: string;
  hint?: string;
  required?: boolean | string[];
  widget?: string;
  i18n?: boolean;
  fields?: AnyField[];
  field?: AnyField;
  types?: AnyField[];
  options?: { value: string }[];
}

interface AnyFile {
  name: string;
  label: string;
  file: string;
  fields: AnyField[];
}

const collections = collectionsFor(files, schema) as unknown as { name: string; files: AnyFile[] }[];
const filesOf = (...names: string[]): AnyFile[] =>
  collections.filter(({ name }) => names.includes(name)).flatMap((collection) => collection.files);
const labelsOf = (name: string): string[] => filesOf(name).map(({ label }) => label);
const pageFiles = filesOf('pages', 'sign-in', 'legal');
const named = (fields: readonly AnyField[] | undefined, name: string): AnyField => {
  const found = fields?.find((field) => field.name === name);
  if (!found) throw new Error(`There is no field “${name}”.`);
  return found;
};

const pathsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => pathsIn(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path ? `${path}.${key}` : key));
};

it('every page of the site can be edited, in the file that holds it', () => {
  expect(pageFiles.map(({ name }) => name).sort()).toEqual([...routeIds].sort());
  const paths = pageFiles.flatMap(({ file }) => locales.map((locale) => file.replace('{{locale}}', locale)));
  expect(paths.sort()).toEqual([...files.pages.keys()].sort());
});

it('so can every interface string, in every language', () => {
  const strings = filesOf('strings');
  for (const [path, text] of files.strings) {
    const file = strings.find((candidate) => locales.some((one) => candidate.file.replace('{{locale}}', one) === path));
    const known = (fields: readonly AnyField[], before = ''): string[] =>
      fields.flatMap(({ name, fields: inner }) => (inner ? known(inner, `${before}${name}.`) : [`${before}${name}`]));
    const order = known(file?.fields ?? []);
    const own = pathsIn(JSON.parse(text));
    expect(order).toEqual(expect.arrayContaining(own));
    // Saved in the order of the fields, a file must come out as it was.
    expect(order.filter((path) => own.includes(path))).toEqual(own);
  }
});

it('a section has every field of its type, required and explained as there, with a value for each language', () => {
  const types = named(pageFiles[0]?.fields, 'sections').types;
  const all = (field: AnyField): AnyField[] => [
    field,
    ...[...(field.fields ?? []), ...(field.field ? [field.field] : [])].flatMap(all),
  ];
  for (const kind of sectionKinds(schema)) {
    const section = named(types, kind);
    const authored = sectionFields(kind, schema);
    expect(section.fields).toHaveLength(authored.length);
    for (const { name, type, description } of authored) {
      const field = named(section.fields, name);
      expect([kind, name, field.required]).toEqual([kind, name, type.kind === 'NonNullType']);
      if (description) expect(field.hint).toBe(description);
    }
    expect((section.fields ?? []).flatMap(all).filter(({ i18n }) => i18n !== true)).toEqual([]);
    // What is no word of the page stands last.
    expect(section.fields?.at(-1)?.name).toBe('draft');
  }
});

it('pages are called as in the menus of the site, and stand in their order', () => {
  const { menu } = en.common;
  const first = [
    'Home · /',
    `${menu.terms} · /terms`,
    `${menu.markets} · /market`,
    `${menu.trade} › ${menu.terminal} · /trade`,
  ];
  expect(labelsOf('pages').filter((label) => first.includes(label))).toEqual(first);
  expect(labelsOf('legal')).toContain(`${en.common.footer.privacyPolicy} · /legal/privacy-policy`);
  expect(labelsOf('sign-in')).toContain(`${copyOf('en', 'login').title} · /auth/login`);
});

it('legal texts have no sections, and are saved as they were', () => {
  for (const { name, fields } of filesOf('legal'))
    expect([name, fields.map((field) => field.name)]).toEqual([
      name,
      [watchField, 'title', 'description', 'draft', 'body'],
    ]);
  const { sections, ...form } = readPage(files.pages.get('content/fr/legal/privacy-policy.md') ?? '');
  expect(sections).toEqual([]);
  expect(writePage(form, schema)).toBe(files.pages.get('content/fr/legal/privacy-policy.md'));
});

it('each string of the interface says where it appears, what its placeholders are, and may not be empty in English', () => {
  const strings = filesOf('strings');
  const all = (fields: readonly AnyField[] = []): AnyField[] =>
    fields.flatMap((field) => (field.fields ? all(field.fields) : [field]));
  for (const { name, fields } of strings)
    for (const field of all(fields.slice(1)))
      expect([name, field.name, field.hint]).toEqual([name, field.name, expect.stringMatching(/^Appears in: \w/)]);
  const fieldAt = (file: string, ...keys: string[]) =>
    keys.reduce<AnyField>(
      (field, key) => named(field.fields, key),
      strings.find(({ name }) => name === file) as AnyField,
    );
  expect(fieldAt('common', 'menu', 'terms').hint).toBe('Appears in: footer links, menu items.');
  expect(fieldAt('embeds', 'map', 'office').hint).toMatch(/office.* \{\{company\}\} comes from Settings → Company\.$/);
  // Nobody else would miss a string that all languages have lost.
  expect(fieldAt('common', 'menu', 'terms').required).toEqual(['en']);
});

it('a picture is chosen, a link is chosen from the pages, and Markdown has room for paragraphs', () => {
  const types = named(pageFiles[0]?.fields, 'sections').types;
  const screen = named(named(types, 'showcase').fields, 'screen');
  expect(named(screen.fields, 'src')).toMatchObject({ widget: 'image', accept: 'image/png,image/jpeg' });
  const action = named(named(types, 'call-to-action').fields, 'action');
  expect(named(action.fields, 'route').options?.map(({ value }) => value)).toEqual(routeIds);
  const answer = named(named(named(types, 'accordion').fields, 'items').fields, 'answer');
  expect(answer.widget).toBe('text');
  expect(answer.hint).toContain('`**strong**`, `*emphasis*`, `[link](route:faq)`');
});

it('settings that differ by language have a place for each, and an instrument shows symbol, name and class', () => {
  const [company, , instruments] = filesOf('settings');
  expect(named(company?.fields, 'registration').fields?.map(({ name }) => name)).toEqual(locales);
  const summary = '{{fields.symbol}} · {{fields.name.en}} · {{fields.assetClass}}';
  expect(named(instruments?.fields, 'instruments')).toMatchObject({ summary });
});

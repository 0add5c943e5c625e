import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import i18next, { type InitOptions, type Resource, type TOptions } from 'i18next';
import { locales } from '../../../../src/i18n/locales';
import lean from '../../../../src/gatsby/interventions/stand-ins/i18next';

type Strings = { [key: string]: string | Strings };

const read = (file: string): Strings => JSON.parse(readFileSync(file, 'utf8')) as Strings;

const namespaces = readdirSync('locales/en').map((file) => file.replace('.json', ''));

const leafKeys = (strings: Strings, above = ''): string[] =>
  Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : leafKeys(value, `${above}${key}.`),
  );

const resources: Resource = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(namespaces.map((ns) => [ns, read(`locales/${locale}/${ns}.json`)])),
  ]),
);

/** Creates an instance like gatsby-plugin-react-i18next does for a page. */
const optionsFor = (locale: string): InitOptions => ({
  lng: locale,
  fallbackLng: 'en',
  resources: { [locale]: resources[locale] ?? {} },
  defaultNS: namespaces[0],
  fallbackNS: namespaces.slice(1),
  interpolation: { escapeValue: false },
});

interface Translates {
  getFixedT: (lng: null, ns: string) => (key: string, variables?: TOptions) => string;
}

const instances = (options: InitOptions): { real: Translates; standIn: Translates } => {
  const real = i18next.createInstance();
  void real.init(options);
  const standIn = lean.createInstance();
  standIn.init(options as unknown as Parameters<typeof standIn.init>[0]);
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- without it, TypeScript gives up on the depth of the types
  return { real: real as unknown as Translates, standIn: standIn as unknown as Translates };
};

const sameText = ({ real, standIn }: ReturnType<typeof instances>, ns: string, key: string, variables?: TOptions) =>
  expect([key, standIn.getFixedT(null, ns)(key, variables)]).toEqual([key, real.getFixedT(null, ns)(key, variables)]);

/** Names of all placeholders in the site's strings. */
const names = [...new Set([...JSON.stringify(resources).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string))];

describe.each(locales)('in %s, the stand-in returns what i18next returns for', (locale) => {
  const both = instances(optionsFor(locale));

  const keys = namespaces.flatMap((ns) =>
    leafKeys(read(`locales/${locale}/${ns}.json`)).map((key) => [ns, key] as const),
  );

  test('every string', () => {
    for (const [ns, key] of keys) {
      sameText(both, ns, key);
      sameText(both, ns, key, Object.fromEntries(names.map((name) => [name, `‹${name}›`])));
    }
  });

  test('every plural, for any number', () => {
    const plurals = keys
      .filter(([, key]) => key.endsWith('_other'))
      .map(([ns, key]) => [ns, key.replace('_other', '')] as const);
    expect(plurals.length).toBeGreaterThan(0);
    const numbers = fc.oneof(fc.nat(), fc.constantFrom(0, 1, 2, 1_000_000, 1.5));
    fc.assert(
      fc.property(fc.constantFrom(...plurals), numbers, ([ns, key], count) =>
        sameText(both, ns, key, { count, total: count }),
      ),
    );
  });
});

test('no string uses a feature of i18next that the stand-in lacks', () => {
  expect(JSON.stringify(resources).match(/\$t\(|\{\{-|\{\{[^}]*,|_ordinal_/)).toBeNull();
});

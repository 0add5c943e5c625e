import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import i18next, { type InitOptions, type Resource, type TOptions } from 'i18next';
import { readStringSource } from '../../../../src/content/strings/string-file';
import { textProblems } from '../../../../src/content/strings/string-text';
import { locales } from '../../../../src/i18n/locales';
import { countedKey } from '../../../../src/i18n/plurals';
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

/** The options with which gatsby-plugin-react-i18next creates the i18next instance of a page. */
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

describe.each(locales)('the small replacement for i18next (%s)', (locale) => {
  const both = instances(optionsFor(locale));

  const keys = namespaces.flatMap((ns) =>
    leafKeys(read(`locales/${locale}/${ns}.json`)).map((key) => [ns, key] as const),
  );

  test('the small replacement for i18next returns for every interface string what i18next returns', () => {
    for (const [ns, key] of keys) {
      sameText(both, ns, key);
      sameText(both, ns, key, Object.fromEntries(names.map((name) => [name, `‹${name}›`])));
    }
  });

  test('the small replacement for i18next returns for every plural string, with any number, what i18next returns', () => {
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

/** A random value: mostly one of `right`, sometimes one of `odd`. */
const mostly = (right: readonly string[], odd: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...right) }, fc.constantFrom(...odd));

/** Keys and texts as translation tools may produce them. */
const keys = mostly(
  ['a', 'bC', 'n_one', 'n_other'],
  ['n_many', 'n_zero', 'n_male', 'a.b', 'a:b', '__proto__', '_note', '1'],
);
const odd = [
  '{{\nname}}',
  '{{- name}}',
  '{{name, number}}',
  '{{name.x}}',
  '$t(a)',
  '{name}',
  '%s',
  '<b>',
  '&amp;',
  '{{',
  '}}',
];
const right = ['Word', '{{count}}', '{{ name }}', '{{\u00a0name}}', '$1', '$&', '<policy>x</policy>', 'a.b'];
const texts = fc.array(mostly(right, odd), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const { file } = fc.letrec<{ file: object; value: unknown }>((tie) => ({
  file: fc.dictionary(keys, tie('value'), { maxKeys: 3 }),
  value: fc.oneof({ weight: 9, arbitrary: texts }, fc.constantFrom(null, 1, true, ['a'], ''), tie('file')),
}));

test('the small replacement for i18next returns for random valid string files what i18next returns', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...locales), file, fc.constantFrom(0, 1, 2, 1_000_000), (locale, strings, count) => {
      const read = readStringSource(`locales/${locale}/a.json`, JSON.stringify(strings))!;
      if (read.strings.size === 0 || read.problems.length + textProblems(read).length > 0) return;
      accepted += 1;
      const both = instances({
        ...optionsFor(locale),
        resources: { [locale]: { a: strings } },
        defaultNS: 'a',
      });
      for (const key of read.strings.keys()) {
        sameText(both, 'a', key, { name: '$& $t(a)', count });
        sameText(both, 'a', countedKey(key) ?? key, { name: 'x', count });
      }
    }),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(200);
});

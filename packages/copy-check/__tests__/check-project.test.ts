import { checkProject } from '../check-project';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { schema, tinyProject } from '../../../__tests__/unit/content/tiny-project';

const tools = { dictionaries: new Map(), menus: new Map(), touched: new Set<string>() };

const check = (changes?: Parameters<typeof tinyProject>[0]) =>
  formatted(checkProject(tinyProject(changes), schema, tools));

const faq = 'content/de/trade/faq.md';

it('nothing is wrong with a project in which nothing is', () => {
  expect(check()).toEqual([]);
});

it('structure and copy are reported together, in the order of files and lines', () => {
  expect(
    check({
      'locales/fr/common.json': '{}',
      'content/fr/terms.md': undefined,
      [faq]: (text) => text.replace('title: Fragen', 'title: Fragen...'),
    }),
  ).toEqual([
    `${faq}:2:14 title: Three dots: write … instead. It stands at “Fragen...”.`,
    'content/fr/terms.md:1:1 This page is missing.',
    'locales/fr/common.json:1:1 greeting: The string “greeting” is missing; in English it is “Hello, {{name}}”.',
  ]);
});

it('broken settings are reported alone, since everything else depends on them', () => {
  expect(
    check({
      'content/settings/company.yaml': (text) => text.replace('Acme', '1'),
      'content/fr/terms.md': undefined,
      'locales/fr/common.json': undefined,
    }),
  ).toEqual([
    'content/settings/company.yaml:1:7 name: This is number (1), but a text is needed here. Put it in quotes if it is one.',
  ]);
});

it('damaged files are reported alone, whatever they hold', () => {
  const damaged = (text: string): string => `\ufeff${text}`;
  const files = [faq, 'content/settings/company.yaml', 'content/words/names.txt', 'locales/de/common.json'];
  const changes = { ...Object.fromEntries(files.map((file) => [file, damaged])), 'content/fr/terms.md': undefined };
  expect(check(changes)).toEqual(
    files.map(
      (file) => `${file}:1:1 The file starts with a byte-order mark: save it as “UTF-8”, not as “UTF-8 with BOM”.`,
    ),
  );
});

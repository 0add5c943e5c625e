import { checkStringFiles } from '../../../../src/content/check-structure';
import { readStringFiles } from '../../../../src/content/strings/string-file';
import { formatted } from '../formatted';

/** Messages about a file of interface strings, without the file's path. */
function problemsIn(text: string, locale = 'de'): string[] {
  const problems = checkStringFiles(new Map([[`locales/${locale}/a.json`, text]]));
  return formatted(problems).map((line) => line.replace(/^.*\.json:/, ''));
}

const one = (value: unknown): string => JSON.stringify({ a: value });

it.each<[what: string, value: unknown]>([
  ['plain words', 'Word'],
  ['placeholders', '{{company}}: {{count}}'],
  ['placeholders with spaces inside the braces', '{{ company }} {{company }}'],
  ['tags that the page replaces', 'Ich akzeptiere die <policy>Erklärung<hidden> (neu)</hidden></policy>.'],
  ['comparisons, percentages and ampersands', 'Hebel < 20, 5 % dazu, 100 %, A & B, R&D; Q&A; 3<4'],
  ['money, arithmetic and brackets', '$5, 2 × {{count}} [Aktien] (mehr) – 50 %'],
  ['a slash', 'EUR/USD und/oder'],
  ['a bar in a title', 'Velmarch | Fragen'],
  ['a bar between numbers or letters', { b: '{{count}} Treffer | Velmarch', c: 'A|B', d: '1:10|1:20' }],
  ['a bar between words', { b: 'Bid|Ask', c: 'Login|Logout', d: 'Handel | Handel mit Gold' }],
  ['a percent sign before a word', '5 %in Summe'],
  ['words of code', 'null, undefined, plural'],
  ['nested groups', { b: { c: 'd' }, e: {} }],
  ['plural forms', { b_one: 'ein Wert', b_other: '{{count}} Werte' }],
  ['a group and plural forms of one name', { b: { c: 'Werte' }, b_one: 'ein Wert', b_other: '{{count}} Werte' }],
])('the content check accepts a JSON file of interface strings with %s', (_what, value) => {
  expect(problemsIn(one(value))).toEqual([]);
});

it.each([
  ['indented by tabs', '{\n\t"a": {\n\t\t"b": "c"\n\t}\n}'],
  ['on one line', '{"a":{"b":"c"},"d":"e"}'],
  ['written with Windows line endings', '{\r\n  "a": "b"\r\n}\r\n'],
  ['written with escaped letters', '{ "a": "\\u00fc und \\u003c", "b": "EUR\\/USD" }'],
  ['empty', '{}'],
])('the content check accepts a JSON file of interface strings that is %s', (_what, text) => {
  expect(problemsIn(text)).toEqual([]);
});

const empty = 'The string is empty: write its text, or take it out in every language.';
const notFilledIn = (found: string) =>
  `“${found}” is not filled in: write a name of letters and digits in two braces, as in {{company}}.`;
const format = (found: string) =>
  `“${found}” asks for a format, but the page formats its numbers itself: write {{count}}.`;
const otherTool = (found: string) =>
  `“${found}” is a placeholder of another tool: write a name in two braces, as in {{company}}.`;
const otherPlural = (found: string) =>
  `“${found}” is the plural of another format: give each form a string of its own, as in "found_one" and "found_other".`;
const html = (found: string, advice = 'take it out') =>
  `“${found}” is HTML, which is shown as it is typed here: ${advice}.`;
const single = (found: string) =>
  `“${found}” has no counterpart: tags stand around words, as in <policy>words</policy>, and have no attributes.`;
const escaped = (found: string) =>
  `“${found}” is shown with its backslash: a tool has escaped the text twice. Write the character itself.`;

it.each([
  ['', empty],
  [' ', empty],
  ['$t(menu.terms) lesen', '“$t(menu.terms)” puts another string in: write its words here.'],
  ['@:menu.terms lesen', '“@:menu.terms” puts another string in: write its words here.'],
  ['{{count, number}} Werte', format('{{count, number}}')],
  ['{{ count | number }}', format('{{ count | number }}')],
  ['{{- name}}', '“{{- name}}” is not filled in: write {{name}}.'],
  ...['{{user.name}}', '{name}', '{0}', '%{name}', '{{{name}}}', '{{name}'].map((text) => [text, notFilledIn(text)]),
  ['Hallo %s', otherTool('%s')],
  ['%1$s von %2$d', otherTool('%1$s')],
  ...['%(name)s', '%@', '__name__'].map((text) => [text, otherTool(text)]),
  ['{count, plural, one {# Wert} other {# Werte}}', otherPlural('{count, plural')],
  ...[
    'Tage|Tag|Tage',
    '{{count}} Tag | {{count}} Tage',
    'kein Tag | {{n}} Tage',
    'kein Haus | ein Haus | {{ count }} Häuser',
    'Konto | Konten',
    'cheval | chevaux',
    'nichts | {{count}} Treffer in einer Sekunde | {{count}} Treffer in {{s}} Sekunden',
  ].map((text) => [text, otherPlural(text)]),
  ['<b>fett</b>', html('<b>')],
  ['Zeile<br/>zwei', html('<br/>')],
  ['<a href="/de">mehr</a>', html('<a href="/de">')],
  ['a&nbsp;b', html('&nbsp;', 'write the character itself')],
  ['d&#39;or', html('&#39;', 'write the character itself')],
  ['<policy>offen', single('<policy>')],
  ['<a1><b1></a1></b1>', single('</a1>')],
  ['<policy id="1">x</policy>', single('<policy id="1">')],
  ['zwei\\nZeilen', escaped('\\n')],
  ['\\u00fc', escaped('\\u')],
])('the content check refuses the interface string “%s”', (text = '', message = '') => {
  expect(problemsIn(one(text))).toEqual([`1:6 a: ${message}`]);
});

const notText =
  'only texts in quotation marks and groups of them stand here. Translation tools export null for what is not translated: write the text.';
const notKey =
  'A key is a word of letters and digits that begins with a small letter, as in “openMenu”: rename it as in English.';
const noForm = (suffix: string) =>
  `“${suffix}” means nothing here: after “n”, only plural forms may stand (_one, _other). Export without context, ordinals and intervals.`;
const otherForms =
  '“de” has no such plural form; its forms are _one, _other. For other numbers, a page has a string of its own.';

it.each<[text: string, message: string, locale?: string]>([
  ['{ "a": null }', `1:3 a: This is null: ${notText}`],
  ['{ "a": 1 }', `1:3 a: This is a number: ${notText}`],
  ['{ "a": false }', `1:3 a: This is a boolean: ${notText}`],
  ['{ "a_one": { "b": "c" } }', `1:3 a_one: This is a group in the place of a plural form: ${notText}`],
  ['{ "a": ["b"] }', `1:3 a: This is a list: ${notText}`],
  ['[{ "a": "b" }]', '1:1 The file holds one group of strings: { "key": "text" }. Export as nested JSON.'],
  ['"a"', '1:1 The file holds one group of strings: { "key": "text" }. Export as nested JSON.'],
  ['null', '1:1 The file holds one group of strings: { "key": "text" }. Export as nested JSON.'],
  ['{ "menu.terms": "a" }', '1:3 “menu.terms” has a dot, but groups are nested: { "menu": { "terms": … } }.'],
  [
    '{ "x": { "a.b": "a", "c.d": "b" } }',
    '1:10 “a.b” has a dot, but groups are nested: { "a": { "b": … } }. So do 1 more',
  ],
  ['{ "de": { "a": "b" } }', '1:3 All strings stand in “de”: take this level out, or export without'],
  ['{ "de-DE": { "a": "b" } }', '1:3 All strings stand in “de-DE”: take this level out, or export without'],
  ...['common:menu', 'Open menu', 'open-menu', 'Sign in. Register', '1'].map((key): [string, string] => [
    `{ "${key}": "a" }`,
    `1:3 ${key}: ${notKey}`,
  ]),
  ['{ "": "a" }', `1:3 ${notKey}`],
  ['{ "@menu": { "description": "x" } }', '1:3 @menu: Only strings stand here: take out what a translation tool'],
  ['{ "_comment": "x" }', '1:3 _comment: Only strings stand here: take out what a translation tool has noted.'],
  ['{ "$schema": "x" }', '1:3 $schema: Only strings stand here: take out what a translation tool has noted.'],
  ['{ "__proto__": { "a": "b" } }', '1:3 __proto__: Every group has something of this name: choose another'],
  ['{ "constructor": "a" }', '1:3 constructor: Every group has something of this name: choose another'],
  ['{ "n_male": "a" }', `1:3 n_male: ${noForm('_male')}`],
  ['{ "n_ordinal_one": "a" }', `1:3 n_ordinal_one: ${noForm('_ordinal_one')}`],
  ['{ "n_0": "a" }', `1:3 n_0: ${noForm('_0')}`],
  ['{ "n_plural": "a" }', `1:3 n_plural: ${noForm('_plural')}`],
  ['{ "n": "a", "n_one": "b", "n_other": "c" }', '1:3 n: No page shows “n”, since it has plural forms: take it out.'],
  ['{ "n_zero": "a" }', `1:3 n_zero: ${otherForms}`],
  ['{ "n_many": "a" }', `1:3 n_many: ${otherForms}`],
  [
    '{ "n_few": "a" }',
    '1:3 n_few: “fr” has no such plural form; its forms are _one, _many, _other. For other numbers, a page has a string of its own.',
    'fr',
  ],
  [
    '{ "menu": { "loading_page": "a", "open-menu": "b" }, "Loading page.": "c", "Gold. Silver": "d", "Öl": "e", "x_y": "f" }',
    '1:13 menu.loading_page: “loading_page” and 5 other keys are not written as in “openMenu”: choose camelCase keys where the translation tool exports, or rename them as in English.',
  ],
  ['{ "a": "b", "a": "c" }', '1:13 This key stands twice in its group: take one of them out.'],
  ['\ufeff{ "a": "b" }', '1:1 The file starts with a byte-order mark: save it as “UTF-8”, not as “UTF-8 with BOM”.'],
])('the content check refuses the JSON file of interface strings %s', (text, message, ...[locale]) => {
  expect(problemsIn(text, locale)).toEqual([expect.stringContaining(message)]);
});

it('the content check reports every mistake in a file of interface strings, with line, column and key', () => {
  expect(
    problemsIn('{\n  "a": null,\n  "b": { "c": 1, "d": "%s" }\n}').map((line) => line.split(' ').slice(0, 2)),
  ).toEqual([
    ['2:3', 'a:'],
    ['3:10', 'b.c:'],
    ['3:23', 'b.d:'],
  ]);
});

test.each(['locales/xx/common.json', 'locales/de.json', 'locales/de/a/b.json'])(
  'the content check does not read %s as a file of interface strings',
  (file) => {
    expect(readStringFiles(new Map([[file, '{ "a": "b" }']]))).toEqual([]);
  },
);

import { readContentFiles } from '../../../../src/content/content-files';
import { checkDiagrams } from '../../files/check-diagrams';
import { formatted } from '../../../../__tests__/unit/content/formatted';

const files = readContentFiles('.');
const file = 'content/diagrams/trend.svg';
const trend = files.diagrams.get(file) ?? '';

const check = (path: string, svg: string): string[] =>
  formatted(checkDiagrams({ ...files, diagrams: new Map([[path, svg]]) }));

it.each([
  ['a merge marker', file, trend.replace('<g>', '<<<<<<< HEAD\n<g>'), 4, /A merge left its markers/],
  ['a byte-order mark', file, `\ufeff${trend}`, 1, /byte-order mark/],
  ['an XML declaration', file, `<?xml version="1.0"?>\n${trend}`, 1, /security policy/],
  ['a comment', file, trend.replace('<g>', '<!-- Inkscape -->\n<g>'), 4, /security policy/],
  [
    'a script after a tag of two lines',
    file,
    trend.replace('<g>', '<g\nfill="none">\n<script>a()</script>'),
    6,
    /security/,
  ],
  ['a script', file, trend.replace('<g>', '<g><script>a()</script>'), 4, /security policy/],
  ['styles', file, trend.replace('<g>', '<g>\n<style>a{}</style>'), 5, /security policy/],
  ['a picture from elsewhere', file, trend.replace('<g>', '<g><image href="https://a.example/a.png"/>'), 4, /security/],
  ['no content', file, '', 1, /holds no diagram/],
  ['a name with a hyphen', 'content/diagrams/my-trend.svg', trend, 1, /letters, digits and _ only/],
  ['a name with brackets', 'content/diagrams/trend (1).svg', trend, 1, /letters, digits and _ only/],
  ['a name with a digit first', 'content/diagrams/2trends.svg', trend, 1, /begins with a letter/],
])('the content check reports a diagram with %s, by file and line', (_what, path, svg, line, message) => {
  const [first = '', ...others] = check(path, svg);
  expect([first, others]).toEqual([expect.stringMatching(message), []]);
  expect(first.startsWith(`${path}:${line}:1 `)).toBe(true);
});

const unknown = new Map([[file, trend.replace('data-label="high"', 'data-label="new"')]]);

it('the content check reports a label of a diagram that no language has a string for', () => {
  expect(formatted(checkDiagrams({ ...files, diagrams: unknown }))).toEqual(
    ['en', 'de', 'fr'].map((locale) => `locales/${locale}/diagrams.json:1:1 “trend.new” is missing: ${file} shows it.`),
  );
});

it.each([
  ['de', /"high":[^,}]*,/, ''],
  ['en', /"high":[^,}]*,/, ''],
  ['de', /\}\s*$/, ''],
])(
  'if locales/%s/diagrams.json lacks %s, the check of diagrams reports nothing, since the check of strings does',
  (locale, found, instead) => {
    const path = `locales/${locale}/diagrams.json`;
    const changed = (files.strings.get(path) ?? '').replace(found, instead);
    expect(changed).not.toBe(files.strings.get(path));
    expect(checkDiagrams({ ...files, strings: new Map(files.strings).set(path, changed) })).toEqual([]);
  },
);

it('while a file of interface strings cannot be read, the content check does not report diagram labels without a string', () => {
  const strings = new Map(files.strings).set('locales/fr/diagrams.json', '{');
  expect(checkDiagrams({ ...files, strings, diagrams: unknown })).toEqual([]);
});

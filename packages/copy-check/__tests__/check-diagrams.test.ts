import { readContentFiles } from '../../../src/content/content-files';
import { checkDiagrams } from '../check-diagrams';
import { formatted } from '../../../__tests__/unit/content/formatted';

const files = readContentFiles('.');
const file = 'content/diagrams/trend.svg';
const trend = files.diagrams.get(file) ?? '';

const check = (path: string, svg: string): string[] =>
  formatted(checkDiagrams({ ...files, diagrams: new Map([[path, svg]]) }));

it('the content check finds no problems in the diagrams of the site', () => {
  expect(checkDiagrams(files)).toEqual([]);
});

it.each([
  ['a merge marker', file, trend.replace('<g>', '<<<<<<< HEAD\n<g>'), 4, /A merge left its markers/],
  ['a byte-order mark', file, `\ufeff${trend}`, 1, /byte-order mark/],
  ['an XML declaration', file, `<?xml version="1.0"?>\n${trend}`, 1, /security policy/],
  ['a comment', file, trend.replace('<g>', '<!-- Inkscape -->\n<g>'), 4, /security policy/],
  ['a script', file, trend.replace('<g>', '<g><script>a()</script>'), 4, /security policy/],
  ['styles', file, trend.replace('<g>', '<g>\n<style>a{}</style>'), 5, /security policy/],
  ['a picture from elsewhere', file, trend.replace('<g>', '<g><image href="https://a.example/a.png"/>'), 4, /security/],
  ['no content', file, '', 1, /holds no diagram/],
  [
    'a name with a hyphen',
    'content/diagrams/my-trend.svg',
    trend.replace(/ data-label="\w+"/g, ''),
    1,
    /letters and digits/,
  ],
  ['a name with brackets', 'content/diagrams/trend (1).svg', trend.replace(/ data-label="\w+"/g, ''), 1, /letters/],
])('the content check reports a diagram with %s, by file and line', (_what, path, svg, line, message) => {
  const [first = '', ...others] = check(path, svg);
  expect([first, others]).toEqual([expect.stringMatching(message), []]);
  expect(first.startsWith(`${path}:${line}:1 `)).toBe(true);
});

it('the content check reports a label of a diagram that a language has no string for', () => {
  const changed = trend.replace('data-label="high"', 'data-label="new"');
  expect(check(file, changed)).toHaveLength(3);
});

import { checkKeys, findKeyUses } from '../../project/check-keys';
import { formatted } from '../../../../__tests__/unit/content/formatted';

const strings = new Map([
  [
    'locales/en/common.json',
    '{ "menu": { "home": "Home" }, "found_one": "one", "class": { "a": "A" }, "stake": { "hint": "H" } }',
  ],
  ['locales/en/diagrams.json', '{ "trend": { "break": "Break" } }'],
  ['locales/de/common.json', '{ "german": "Deutsch" }'],
]);

const uses = [
  ['src/table.ts', "const items = [{ label: 'menu.home' }];", 'common.json:1:21 menu.home'],
  ['src/count.tsx', "t('found', { count })", 'common.json:1:44 found_one'],
  ['src/class.tsx', 't(`class.${name}`)', 'common.json:1:67 class.a'],
  ['src/stake.tsx', 't(`${field}.hint`)', 'common.json:1:93 stake.hint'],
  ['content/diagrams/trend.svg', '<text data-label="break"/>', 'diagrams.json:1:23 trend.break'],
] as const;

it.each(uses)(
  'in the file %s, the content check recognizes %s as the use of an interface string',
  (file, _code, place) => {
    const codeWithout = (left?: string) =>
      new Map(uses.flatMap(([one, code]) => (one === left ? [] : [[one, code] as const])));
    const check = (code: ReadonlyMap<string, string>) => checkKeys(strings, findKeyUses(code, strings), new Set());
    expect(check(codeWithout())).toEqual([]);
    expect(formatted(check(codeWithout(file)))).toEqual([
      `locales/en/${place}: No page uses this string. Take it out, in every language, or give it the name that the page uses.`,
    ]);
  },
);

/** The problems of an interface string for which code fills in `name`, `count` and the tag `<policy>`. */
function problemsOf(text: string): string[] {
  const code = new Map([
    ['src/a.tsx', 't(\'a\', { name, count: 2 }); <Trans i18nKey="a" components={{ policy: <a /> }} />'],
  ]);
  const files = new Map([['locales/en/common.json', JSON.stringify({ a: text })]]);
  return formatted(checkKeys(files, findKeyUses(code, files), new Set(['company', 'traders'])));
}

it.each(['{{name}} has {{count}}', '{{company}} has {{traders}}', 'I accept the <policy>policy</policy>'])(
  'if code fills in name, count and <policy>, the content check accepts the interface string “%s”',
  (text) => {
    expect(problemsOf(text)).toEqual([]);
  },
);

it.each([
  ['{{names}}', '1:9 a: “names” is filled in neither by the settings nor by the page. The settings know “company”'],
  ['x {{Company}}', '1:11 a: “Company” is filled in neither by the settings nor by the page.'],
  ['<terms>x</terms>', '1:8 a: “terms” is filled in neither by the settings nor by the page.'],
])(
  'if code fills in name, count and <policy>, the content check reports for the interface string “%s”: %s',
  (text, expected) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(`locales/en/common.json:${expected}`)]);
  },
);

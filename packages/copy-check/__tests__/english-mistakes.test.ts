import { readContentFiles, readSchema } from '../../../src/content/content-files';
import { findKeyUses } from '../project/check-keys';
import { checkProject } from '../project/check-project';
import { readSourceCode } from '../project/source-code';

const files = readContentFiles('.');
const keyUses = findKeyUses(readSourceCode('.'), files.strings);
const schema = readSchema('.');

const common = 'locales/en/common.json';
const faq = 'content/en/trade/faq.md';
const home = 'content/en/index.md';

/** Edits of real English files. Each has the field and the message of the one problem that must be reported. */
const mistakes: readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  field: string,
  message: RegExp,
][] = [
  ['a missing interface string', common, '    "terms": "Terms",\n', '', 'menu.terms', /is missing/],
  ['an empty title', faq, /title: '.*'/, "title: ''", 'title', /is empty/],
  ['a tag in a text', faq, /lead: (.)/, 'lead: $1<b>x</b>', 'sections[0].lead', /HTML/],
  [
    'a link that only the translations have',
    faq,
    '](route:register)',
    ']',
    'sections[1].items[0].answer',
    /Links differ/,
  ],
  ['a link without a target', faq, '(route:register)', '()', 'sections[1].items[0].answer', /without a target/],
  [
    'another placeholder than in the translations',
    home,
    'about {{activeTraders}}',
    'about {{stocks}}',
    'sections[6].lead',
    /Figures differ/,
  ],
  [
    'a button to another page than in the translations',
    faq,
    'route: contacts',
    'route: about',
    'sections[0].actions[0].route',
    /every trans/,
  ],
];

it.each(mistakes)(
  'the content check reports a mistake in an English file at that file alone, not at its translations: %s',
  (_what, file, from, to, field, message) => {
    const part = file.startsWith('locales/') ? 'strings' : 'pages';
    const before = files[part].get(file) ?? '';
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    const broken = { ...files, [part]: new Map(files[part]).set(file, after) };
    const tools = { dictionaries: new Map(), touched: new Set<string>(), keyUses };
    expect(checkProject(broken, schema, tools)).toEqual([
      expect.objectContaining({ file, field, message: expect.stringMatching(message) }),
    ]);
  },
);

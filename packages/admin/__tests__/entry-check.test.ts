import { EntryCheck } from '../check/check-entry';
import { checkFacts } from '../check/check-facts';
import { formFieldOf } from '../check/form-fields';
import type { Contents } from '../files/entry';
import { FileFormats } from '../files/file-formats';
import { readContentFiles, readContentSdl, readSchema } from '../../../src/content/content-files';
import { placeholderValues } from '../../../src/content/settings';
import { locales } from '../../../src/i18n/locales';
import { findKeyUses } from '../../copy-check/project/check-keys';
import { readSourceCode } from '../../copy-check/project/source-code';
import { readStaleness } from '../../copy-check/staleness/read-staleness';
import { updateLock } from '../../copy-check/staleness/update-lock';
import { settings } from '../../../__tests__/support/page-copy';

const files = readContentFiles('.');
const { lock, translations } = readStaleness('.');
const formats = new FileFormats(readSchema('.'));
/** The texts of all files that can be edited, by path. */
const texts = new Map([...files.pages, ...files.settings, ...files.strings]);
// `updateLock` marks all translations as up to date with their English texts. Otherwise these tests would fail whenever
// an English text has changed and its translation has not.
const project = new EntryCheck(
  checkFacts(
    readContentSdl('.'),
    files,
    findKeyUses(readSourceCode('.'), files.strings),
    updateLock(lock, translations, () => true),
  ),
);
const faq = 'content/en/trade/faq.md';

/** The form's values for the entry of the file at `path`, after a writer has made the change `edit` in that file. */
function typedForm(path: string, edit: (text: string) => string = (text) => text): Contents {
  const inAll = locales.map((locale) => path.replace(/^(content|locales)\/(?:en|de|fr)\//, `$1/${locale}/`));
  const textOf = (file: string): string => (file === path ? edit : String)(texts.get(file) ?? '');
  return Object.fromEntries(inAll.map((file) => [file, formats.read(file, textOf(file))]));
}

/** The problems that the check finds in a form, each as file, field and message. */
const problemsOf = async (form: Contents): Promise<[string, string, string][]> =>
  (await project.check(form)).problems.map(({ file, field, message }) => [file, field, message]);

it('the content check in the CMS finds no problems in the unedited entries', async () => {
  const all = Object.assign({}, ...[...texts.keys()].map((path) => typedForm(path))) as Contents;
  expect(Object.keys(all)).toHaveLength(texts.size);
  expect(await problemsOf(all)).toEqual([]);
});

it.each([
  ['a page', faq, /\?$/m, '', 'sections[1].items[0].question', /question mark/],
  [
    'a German interface string',
    'locales/de/sign-in.json',
    '{{seconds}}',
    '{{sekunden}}',
    'resend.wait',
    /Placeholders differ/,
  ],
  [
    'an English interface string',
    'locales/en/sign-in.json',
    '{{seconds}}',
    '{{secs}}',
    'resend.wait',
    /“secs” is filled in/,
  ],
  ['a setting', 'content/settings/company.yaml', "'09:00'", "'25:00'", 'hours.opens', /not a time of day/],
  [
    'an item of a settings file that is a list',
    'content/settings/instruments.yaml',
    'MSFT',
    'AAPL',
    '[1].symbol',
    /AAPL/,
  ],
])(
  'the content check in the CMS reports a mistake in %s at the field with the mistake',
  async (_what, file, from, to, field, message) => {
    const problems = await problemsOf(typedForm(file, (text) => text.replace(from, to)));
    expect(problems).toContainEqual([file, field, expect.stringMatching(message)]);
  },
);

it('the CMS reports a title that repeats another page’s title, at the page that is being edited', async () => {
  const terms = 'content/en/terms.md';
  const [, title = ''] = /^title: '(.*)'$/m.exec(texts.get(faq) ?? '') ?? [];
  const form = typedForm(terms, (text) => text.replace(/^title: .*$/m, `title: '${title}'`));
  expect(await problemsOf(form)).toEqual([
    [terms, 'title', expect.stringContaining(`The same text stands in ${faq}:2 (title)`)],
  ]);
});

it('the CMS reports that the FAQ must have six questions as soon as an empty seventh question is added', async () => {
  const form = structuredClone(typedForm(faq)) as Record<string, { sections: { items: object[] }[] }>;
  form[faq]!.sections[1]!.items.push({ question: '' });
  expect(await problemsOf(form)).toContainEqual([
    faq,
    'sections[1].items',
    'There are 7 items here, but this page has 6 by specification.',
  ]);
});

it('the content check in the CMS returns the value of each placeholder in each language', async () => {
  const page = await project.check(typedForm(faq));
  expect(page.placeholders.de).toEqual(placeholderValues(settings, 'de'));
});

it.each([
  ['content/de/trade/faq.md', 'sections[1].items[0].answer', 'de', 'sections.1.items.0.answer'],
  ['content/fr/legal/privacy-policy.md', 'text', 'fr', 'body'],
  ['content/settings/instruments.yaml', '[1].name', '_default', 'instruments.1.name'],
])(
  'a problem in the file %s at %s is shown in the CMS form of the locale “%s” at the field %s',
  (file, field, locale, keyPath) => {
    expect(formFieldOf({ file, field })).toEqual({ locale, keyPath });
  },
);

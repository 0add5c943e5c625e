import { placeOf } from '../../check/places';
import type { Contents } from '../../entry';
import { companyValues, placeholderValues } from '../../../../src/content/settings';
import { settings } from '../../../../__tests__/support/page-copy';
import { openProject, problemsOf, staleOf, texts, typedForm } from './entry-form';

const project = openProject();
const faq = 'content/en/trade/faq.md';
const figures = 'content/settings/figures.yaml';

it('the untouched forms of all entries have no problems', async () => {
  const all = Object.assign({}, ...[...texts.keys()].map((path) => typedForm(path))) as Contents;
  expect(Object.keys(all)).toHaveLength(texts.size);
  expect(await problemsOf(project, all)).toEqual([]);
});

it.each([
  ['a page', faq, /\?$/m, '', 'sections[1].items[0].question', /question mark/],
  ['a string', 'locales/de/auth.json', '{{seconds}}', '{{sekunden}}', 'resend.wait', /Placeholders differ/],
  ['a setting', 'content/settings/company.yaml', "'09:00'", "'25:00'", 'hours.opens', /not a time of day/],
  ['an item of a list that is a file', 'content/settings/instruments.yaml', 'MSFT', 'AAPL', '[1].symbol', /AAPL/],
])('a mistake in %s is reported at its field', async (_what, file, from, to, field, message) => {
  const problems = await problemsOf(
    project,
    typedForm(file, (text) => text.replace(from, to)),
  );
  expect(problems).toContainEqual([file, field, expect.stringMatching(message)]);
});

it('a mistake of several pages is reported at the one that is open', async () => {
  const terms = 'content/en/terms.md';
  const [, title = ''] = /^title: '(.*)'$/m.exec(texts.get(faq) ?? '') ?? [];
  const form = typedForm(terms, (text) => text.replace(/^title: .*$/m, `title: '${title}'`));
  expect(await problemsOf(project, form)).toEqual([
    [terms, 'title', expect.stringContaining(`The same text stands in ${faq}:2 (title)`)],
  ]);
});

it('an item that is one too many is reported before it is filled in', async () => {
  const form = structuredClone(typedForm(faq)) as Record<string, { sections: { items: object[] }[] }>;
  form[faq]!.sections[1]!.items.push({ question: '' });
  expect(await problemsOf(project, form)).toContainEqual([
    faq,
    'sections[1].items',
    'There are 7 items here, but this page has 6 by specification.',
  ]);
});

it('what has been saved counts for the forms of other entries', async () => {
  const own = openProject();
  own.handle({ type: 'saved', contents: typedForm(figures, (text) => text.replace(/^stocks:/m, 'shares:')) });
  const messages = (await problemsOf(own, typedForm(faq))).map(([, , message]) => message);
  expect(messages).toContainEqual(expect.stringMatching(/There is no figure “stocks”/));
});

it('an English text that is edited makes its translations stale at once, until they are edited too or accepted', async () => {
  const edited = (...own: string[]): Contents =>
    Object.fromEntries(
      Object.entries(structuredClone(typedForm(faq))).map(([path, content]) => {
        const [lead] = content.sections as { lead: string }[];
        const locale = path.split('/')[1] ?? '';
        if (lead && own.includes(locale)) lead.lead = `Another lead in “${locale}”.`;
        return [path, content];
      }),
    );
  const stale = (locale: string) => [
    `content/${locale}/trade/faq.md`,
    'sections[0].lead',
    'In English now: “Another lead in “en”.”',
  ];
  expect(await staleOf(project, typedForm(faq))).toEqual([]);
  expect(await staleOf(project, edited('en'))).toEqual([stale('de'), stale('fr')]);
  expect(await staleOf(project, edited('en', 'de', 'fr'))).toEqual([]);

  const own = openProject();
  const [german] = (await own.check(edited('en'))).stale;
  const lines = `# Right as they are\n${german?.pair}`;
  own.handle({ type: 'saved', contents: { 'content/words/translations.txt': { lines } } });
  expect(await staleOf(own, edited('en'))).toEqual([stale('fr')]);
});

it('figures are returned as they read in each language; for interface strings, only name and address', async () => {
  const page = await project.check(typedForm(faq));
  expect(page.figures.de).toEqual(placeholderValues(settings, 'de'));
  const strings = await project.check(typedForm('locales/de/auth.json'));
  expect(strings.figures.de).toEqual(companyValues(settings));
});

it.each([
  ['content/de/trade/faq.md', 'sections[1].items[0].answer', 'de', 'sections.1.items.0.answer'],
  ['content/fr/legal/privacy-policy.md', 'text', 'fr', 'body'],
  ['content/settings/instruments.yaml', '[1].name', '_default', 'instruments.1.name'],
])('the field %s %s is the field %s %s of the form', (file, field, locale, keyPath) => {
  expect(placeOf({ file, field })).toEqual({ locale, keyPath });
});

import { companyValues, placeholderValues } from '../../../../src/content/settings';
import { placeOf } from '../../check/places';
import { settings } from '../../../../__tests__/support/page-copy';
import { BrokenProject } from '../../../copy-check/__tests__/project/broken-project';
import { plantedMistakes } from '../../../copy-check/__tests__/project/planted-mistakes';
import { settingsMistakes } from '../../../copy-check/__tests__/project/settings-mistakes';
import { type Mistake, writersMistakes } from '../../../copy-check/__tests__/project/writers-mistakes';
import { editable, openProject, problemsOf, staleOf, textOf, typedForm } from './entry-form';

const project = openProject();
const faq = 'content/en/trade/faq.md';

it('finds nothing in the untouched forms of all entries', async () => {
  const entries = new Map(editable.map((path) => typedForm(path, (text) => text)).map((entry) => [entry.file, entry]));
  expect(entries.size).toBeGreaterThan(35);
  for (const entry of entries.values()) expect(await problemsOf(project, entry)).toEqual([]);
});

/** Mistakes that no form can make, or that are left to the command, each with the reason. */
const outsideForms: Readonly<Record<string, string>> = {
  'a conflict in interface strings': 'leaves no valid JSON, so there is no form to show',
  'a byte-order mark': 'is removed by reading the file',
  'a misspelled word': 'needs dictionaries of several megabytes',
};

const planted = plantedMistakes.map(({ what, file, from, to, field, message }): Mistake => [
  what,
  file,
  from,
  to,
  String(field),
  message,
]);

const mistakes = [...planted, ...writersMistakes, ...settingsMistakes];
const inForms = mistakes.filter(([what]) => !(what in outsideForms));

it('knows a reason for each mistake that is not tested below', () => {
  expect(mistakes.length - inForms.length).toBe(Object.keys(outsideForms).length);
});

it.each(inForms)('%s is reported in the form as by the command, at the same field', async (_what, file, from, to) => {
  const edit = (text: string) => text.replace(from, to);
  const command = new BrokenProject();
  command.change(file, edit);
  const reported = command.allProblems().map((problem) => [problem.file, problem.field, problem.message]);
  expect(reported).not.toEqual([]);
  expect(await problemsOf(project, typedForm(file, edit))).toEqual(reported);
});

it('says that an item is one too many before it is filled in', async () => {
  const form = typedForm(faq, (text) => text);
  const values = { ...form.values, en: { ...form.values.en, 'sections.1.items.6.question': '' } };
  expect(await problemsOf(project, { ...form, values })).toContainEqual([
    faq,
    'sections[1].items',
    'There are 7 items here, but this page has 6 by specification.',
  ]);
});

it('checks against what has been saved since the files were read, until they are read again', async () => {
  const own = openProject();
  const saved = typedForm('content/settings/figures.yaml', (text) => text.replace(/^stocks:/m, 'shares:'));
  own.handle({ type: 'saved', entry: saved });
  const untouched = typedForm(faq, (text) => text);
  const messages = (await problemsOf(own, untouched)).map(([, , message]) => message);
  expect(messages).toContainEqual(expect.stringMatching(/There is no figure “stocks”/));
  own.handle({ type: 'text', path: saved.file, text: textOf(saved.file) });
  expect(await problemsOf(own, untouched)).toEqual([]);
});

it('an English text that is edited makes its translations stale at once, until they are edited too', async () => {
  const lead = (locale: string) => [`content/${locale}/trade/faq.md`, 'sections[0].lead'];
  const form = typedForm(faq, (text) => text);
  const edited = (...own: string[]) => ({
    ...form,
    values: Object.fromEntries(
      Object.entries(form.values).map(([locale, values]) => [
        locale,
        own.includes(locale) ? { ...values, 'sections.0.lead': `Another lead in “${locale}”.` } : values,
      ]),
    ) as typeof form.values,
  });
  expect(await staleOf(project, form)).toEqual([]);
  expect(await staleOf(project, edited('en'))).toEqual([
    [...lead('de'), 'In English now: “Another lead in “en”.”'],
    [...lead('fr'), 'In English now: “Another lead in “en”.”'],
  ]);
  expect(await staleOf(project, edited('en', 'de', 'fr'))).toEqual([]);
});

it('returns the figures as they read in each language; for interface strings, only the company’s name and address', async () => {
  const page = await project.check(typedForm(faq, (text) => text));
  const figures = placeholderValues(settings, 'de');
  expect(figures.size).toBeGreaterThan(10);
  expect(page.figures.de).toEqual(figures);
  const strings = await project.check(typedForm('locales/de/auth.json', (text) => text));
  expect(strings.figures.de).toEqual(companyValues(settings));
});

it.each([
  ['content/de/trade/faq.md', 'sections[1].items[0].answer', 'de', 'sections.1.items.0.answer'],
  ['content/fr/legal/privacy-policy.md', 'text', 'fr', 'body'],
  ['locales/en/auth.json', 'login.submit', 'en', 'login.submit'],
  ['content/settings/company.yaml', 'registration.de', '_default', 'registration.de'],
  ['content/settings/instruments.yaml', '[1].name', '_default', 'instruments.1.name'],
])('the field %s %s is the field %s %s of the form', (file, field, locale, keyPath) => {
  expect(placeOf({ file, field, line: 1, column: 1, message: '' })).toEqual({ locale, keyPath });
});

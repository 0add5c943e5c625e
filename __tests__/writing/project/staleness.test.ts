import { readStaleness, saveLock, staleRefusal } from '../../../writing/staleness/read-staleness';
import { formatStaleness } from '../../../writing/staleness/table';
import { BrokenProject } from './broken-project';

const faq = (locale: string) => `content/${locale}/trade/faq.md`;

/** A project in which every translation has been found up to date. */
function settled(): BrokenProject {
  const project = new BrokenProject();
  project.remove('content/translations.lock.json');
  saveLock(project.root, readStaleness(project.root), () => false);
  return project;
}

const staleIn = ({ root }: BrokenProject): string[] =>
  readStaleness(root).stale.map(({ text }) => `${text.file} ${text.field}`);

/** Adds a word to the first answer of the questions. */
const lengthen = (text: string): string => text.replace(/(answer: \|-\n +\S+)/, '$1 well');

const answers = [
  'content/de/trade/faq.md sections[1].items[0].answer',
  'content/fr/trade/faq.md sections[1].items[0].answer',
];

it('the project’s own translations are all up to date', () => {
  expect(readStaleness('.').stale).toEqual([]);
});

it('changing one English answer makes exactly its German and French counterparts stale; accepting one clears one', () => {
  const project = settled();
  expect(staleIn(project)).toEqual([]);
  project.change(faq('en'), lengthen);
  expect(staleIn(project)).toEqual(answers);
  saveLock(project.root, readStaleness(project.root), ({ locale }) => locale === 'de');
  expect(staleIn(project)).toEqual([answers[1]]);
});

it('a translation that has been changed since is up to date, and stays so when noted', () => {
  const project = settled();
  project.change(faq('en'), lengthen);
  project.change(faq('fr'), lengthen);
  expect(staleIn(project)).toEqual([answers[0]]);
  saveLock(project.root, readStaleness(project.root), () => false);
  expect(staleIn(project)).toEqual([answers[0]]);
  project.change(faq('en'), (text) => text.replace(' well', ''));
  expect(staleIn(project)).toEqual([answers[1]]);
});

it('putting a list in another order in every language makes nothing stale; in English alone, what no longer fits', () => {
  const project = settled();
  const swap = (text: string) => text.replace(/( {6}- title: [\s\S]*?)( {6}- title: [\s\S]*?)(?= {6}- title:)/, '$2$1');
  project.change('content/en/index.md', swap);
  expect(staleIn(project)).not.toEqual([]);
  for (const locale of ['de', 'fr']) project.change(`content/${locale}/index.md`, swap);
  expect(staleIn(project)).toEqual([]);
});

it('a changed English string makes its counterparts stale, the French plural that English lacks too', () => {
  const project = settled();
  project.change('locales/en/instruments.json', (text) =>
    text.replace('"{{count}} instruments"', '"{{count}} things"'),
  );
  expect(staleIn(project)).toEqual([
    'locales/de/instruments.json count.all_other',
    'locales/fr/instruments.json count.all_many',
    'locales/fr/instruments.json count.all_other',
  ]);
});

it('a changed English setting makes its other languages stale', () => {
  const project = settled();
  project.change('content/settings/company.yaml', (text) => text.replace('Demonstration text:', 'Sample text:'));
  expect(staleIn(project)).toEqual([
    'content/settings/company.yaml registration.de',
    'content/settings/company.yaml registration.fr',
  ]);
});

it('the table tells per language how much is up to date, and lists both texts of what is not', () => {
  const project = settled();
  project.change('locales/en/auth.json', (text) => text.replace('"Too Short!"', '"Too brief!"'));
  const { translations, lock } = readStaleness(project.root);
  const table = formatStaleness(translations, lock);
  expect(table).toMatch(/Deutsch +\d+ +1 +99 %\nFrançais +\d+ +1 +99 %/);
  expect(table).toContain('locales/de/auth.json:2 tooShort\n  in English now: Too brief!\n  here:           Zu kurz!');
});

it('a publish is refused where the setting says so and something is stale, and only then', () => {
  const project = settled();
  expect(staleRefusal(project.root, 'fail')).toBeUndefined();
  project.change(faq('en'), lengthen);
  expect(staleRefusal(project.root, undefined)).toBeUndefined();
  expect(staleRefusal(project.root, 'fail')).toMatch(/^2 translations are older/);
});

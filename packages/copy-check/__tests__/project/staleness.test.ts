import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTranslations } from '../../staleness/find-translations';
import { type Accepts, lockFile, updateLock } from '../../staleness/lock';
import { readStaleness, saveLock, type Staleness, stalenessOf, staleRefusal } from '../../staleness/read-staleness';
import { formatStaleness, staleNote } from '../../staleness/table';
import { BrokenProject } from './broken-project';

const faq = (locale: string) => `content/${locale}/trade/faq.md`;

/** A project in which all translations are up to date, and its lock. */
class SettledProject extends BrokenProject {
  lock = updateLock({}, findTranslations(this.files), () => false);

  staleness(): Staleness {
    return stalenessOf(this.files, this.lock);
  }

  /** Files and fields of stale translations. */
  stale(): string[] {
    return this.staleness().stale.map(({ text }) => `${text.file} ${text.field}`);
  }

  /** Updates the lock, with the stale translations that `accepts` selects. */
  note(accepts: Accepts = () => false): void {
    this.lock = updateLock(this.lock, this.staleness().translations, accepts);
  }
}

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
  const project = new SettledProject();
  expect(project.stale()).toEqual([]);
  project.change(faq('en'), lengthen);
  expect(project.stale()).toEqual(answers);
  project.note(({ locale }) => locale === 'de');
  expect(project.stale()).toEqual([answers[1]]);
});

it('the note below the report names each stale text with its place, and nothing when all are up to date', () => {
  const project = new SettledProject();
  expect(staleNote(project.staleness().stale)).toBe('');
  project.change(faq('en'), lengthen);
  const note = staleNote(project.staleness().stale);
  expect(note).toMatch(/^\nNote: 2 translated texts are older than their English\./);
  expect(note).toMatch(
    /\ncontent\/de\/trade\/faq\.md:\d+ sections\[1\]\.items\[0\]\.answer\n {2}in English now: .* well/,
  );
});

it('a translation that has been changed since is up to date, and stays so when noted', () => {
  const project = new SettledProject();
  project.change(faq('en'), lengthen);
  project.change(faq('fr'), lengthen);
  expect(project.stale()).toEqual([answers[0]]);
  project.note();
  expect(project.stale()).toEqual([answers[0]]);
  project.change(faq('en'), (text) => text.replace(' well', ''));
  expect(project.stale()).toEqual([answers[1]]);
});

it('the lock file holds what was noted, and without one nothing is stale', () => {
  const project = new BrokenProject();
  project.change(faq('en'), lengthen);
  const root = project.writeTo(mkdtempSync(join(tmpdir(), 'staleness-')));
  const found = () => readStaleness(root).stale.map(({ text }) => `${text.file} ${text.field}`);
  expect(found()).toEqual([]);
  cpSync(lockFile, join(root, lockFile));
  expect(found()).toEqual(answers);
  saveLock(root, readStaleness(root), ({ locale }) => locale === 'de');
  expect(found()).toEqual([answers[1]]);
  rmSync(root, { recursive: true });
});

it('putting a list in another order in every language makes nothing stale; in English alone, what no longer fits', () => {
  const project = new SettledProject();
  const swap = (text: string) => text.replace(/( {6}- title: [\s\S]*?)( {6}- title: [\s\S]*?)(?= {6}- title:)/, '$2$1');
  project.change('content/en/index.md', swap);
  expect(project.stale()).not.toEqual([]);
  for (const locale of ['de', 'fr']) project.change(`content/${locale}/index.md`, swap);
  expect(project.stale()).toEqual([]);
});

it('a changed English string makes its counterparts stale, the French plural that English lacks too', () => {
  const project = new SettledProject();
  project.change('locales/en/instruments.json', (text) =>
    text.replace('"{{count}} instruments"', '"{{count}} things"'),
  );
  expect(project.stale()).toEqual([
    'locales/de/instruments.json count.all_other',
    'locales/fr/instruments.json count.all_many',
    'locales/fr/instruments.json count.all_other',
  ]);
});

it('a changed English setting makes its other languages stale', () => {
  const project = new SettledProject();
  project.change('content/settings/company.yaml', (text) => text.replace('Demonstration text:', 'Sample text:'));
  expect(project.stale()).toEqual([
    'content/settings/company.yaml registration.de',
    'content/settings/company.yaml registration.fr',
  ]);
});

it('the table has for each language the share of texts up to date, and lists both texts of what is not', () => {
  const project = new SettledProject();
  project.change('locales/en/auth.json', (text) => text.replace('"Too Short!"', '"Too brief!"'));
  const table = formatStaleness(project.staleness().translations, project.lock);
  expect(table).toMatch(/Deutsch +\d+ +1 +99 %\nFrançais +\d+ +1 +99 %/);
  expect(table).toContain('locales/de/auth.json:2 tooShort\n  in English now: Too brief!\n  here:           Zu kurz!');
});

it('a publish is refused where the setting says so and something is stale, and only then', () => {
  const project = new SettledProject();
  expect(staleRefusal(() => project.staleness(), 'fail')).toBeUndefined();
  project.change(faq('en'), lengthen);
  expect(staleRefusal(() => project.staleness(), undefined)).toBeUndefined();
  expect(staleRefusal(() => project.staleness(), 'fail')).toMatch(/^2 translations are older/);
});

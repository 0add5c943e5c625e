import { BrokenProject } from './broken-project';
import { expectOnly } from './expect-only';
import { privacy, writersMistakes } from './writers-mistakes';

it.each(writersMistakes)('%s is reported once, where it stands', (_what, file, from, to, field, message) => {
  expectOnly(file, from, to, field || /^/, message);
});

const languages = ['en', 'de', 'fr'];

/** Edits the FAQ in all languages; returns what is wrong with each then. */
function inAllLanguages(from: string, to: string): [string, string][] {
  const project = new BrokenProject();
  for (const locale of languages) project.change(`content/${locale}/trade/faq.md`, (text) => text.replace(from, to));
  return project.allProblems().map(({ file, message }) => [file, message]);
}

const inEach = (message: string): [string, string][] =>
  ['de', 'en', 'fr'].map((locale) => [`content/${locale}/trade/faq.md`, message]);

it('a text pasted a thousand times is reported at the top of its file', () => {
  const project = new BrokenProject();
  project.change(privacy, (text) => text + 'Copy and paste. '.repeat(13_000));
  expect(project.allProblems()).toEqual([
    expect.objectContaining({ file: privacy, line: 1, message: expect.stringMatching(/at most 200000 are allowed/) }),
  ]);
});

it('an id that stands twice on a page is reported in each language', () => {
  expect(inAllLanguages('id: losses', 'id: demo')).toEqual(
    inEach('“demo” stands twice on this page; an address can lead to only one of them.'),
  );
});

it('an id that is no part of an address is reported in each language', () => {
  expect(inAllLanguages('id: losses', 'id: News Now!')).toEqual(
    inEach('“News Now!” becomes part of an address: use small letters, digits and hyphens.'),
  );
});

it('a link to an answer that a page does not have is reported with those that it has', () => {
  const [first] = inAllLanguages('(route:contacts)', '(route:faq#loses)');
  expect(first?.[1]).toMatch(/“faq” has nothing with the id “loses”; known there: .*losses/);
});

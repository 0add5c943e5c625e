import { checkEachFile } from '../../../src/content/check-each-file';
import { formatted } from './formatted';
import { schema, tinyProject } from './tiny-project';

const check = (changes?: Parameters<typeof tinyProject>[0]) => formatted(checkEachFile(tinyProject(changes), schema));

const faq = 'content/de/trade/faq.md';
const figures = 'content/settings/figures.yaml';
const strings = 'locales/de/common.json';

it('every file of a project without mistakes can be shown', () => {
  expect(check()).toEqual([]);
});

it('a mistake in a page, and one in strings, is reported in the words of the content check', () => {
  expect(
    check({
      [faq]: (text) => text.replace('kind: hero', 'kind: heroe'),
      [strings]: () => '{ "a": "b" "c": "d" }',
    }),
  ).toEqual([
    expect.stringMatching(/^content\/de\/trade\/faq\.md:5:11 sections\[0\]\.kind: There is no section kind “heroe”/),
    expect.stringMatching(/^locales\/de\/common\.json:1:\d+ This is not valid JSON/),
  ]);
});

it('while settings are broken, pages that use them are not blamed', () => {
  expect(check({ [figures]: () => 'stocks: { value: many, style: number }\n', [faq]: () => 'Fragen' })).toEqual([
    expect.stringMatching(/^content\/settings\/figures\.yaml:1:18 stocks\.value: /),
  ]);
});

it('a page or a string that other languages lack can be shown', () => {
  expect(check({ [faq]: undefined, [strings]: () => '{}' })).toEqual([]);
});

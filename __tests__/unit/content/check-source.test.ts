import { checkSource } from '../../../src/content/check-source';
import { formatted } from './formatted';

const markers =
  'A merge left its markers here: keep one of the two versions, and take out the lines that start with <<<<<<<, ======= and >>>>>>>.';

it.each([
  ['200,000 characters, the most allowed', 'a'.repeat(200_000)],
  ['<<<<<<< and ======= that are no merge conflict', 'Words <<<<<<< HEAD\n=======\nwords\n'],
])('the content check accepts a file with %s', (_what, text) => {
  expect(checkSource('a.md', text)).toEqual([]);
});

it.each([
  [
    'a byte-order mark',
    '\ufeffOne',
    ['1:1 The file starts with a byte-order mark: save it as “UTF-8”, not as “UTF-8 with BOM”.'],
  ],
  [
    'characters of another encoding',
    'One\ntw\ufffd',
    ['2:1 Characters of this file cannot be read: it is saved in another encoding. Save it as UTF-8.'],
  ],
  ['an unresolved merge conflict', 'One\n\n<<<<<<< HEAD\ntwo', [`3:1 ${markers}`]],
  ['a merge conflict of two renamed files, with longer markers', 'One\n<<<<<<<< HEAD:a.md\ntwo', [`2:1 ${markers}`]],
  ['only the end of a merge conflict', 'One\n  >>>>>>> main\ntwo', [`2:1 ${markers}`]],
  ['merge markers without names', 'One\n|||||||\ntwo', [`2:1 ${markers}`]],
  [
    'more than 200,000 characters, but not also its byte-order mark',
    `\ufeff${'a'.repeat(200_000)}`,
    ['1:1 The file has 200001 characters; at most 200000 are allowed. Has something been pasted by mistake?'],
  ],
])('the content check reports a file with %s', (_what, text, expected) => {
  expect(formatted(checkSource('a.md', text))).toEqual(expected.map((line) => `a.md:${line}`));
});

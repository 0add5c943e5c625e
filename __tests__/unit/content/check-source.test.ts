import { checkSource } from '../../../src/content/check-source';
import { formatted } from './formatted';

const markers =
  'A merge left its markers here: keep one of the two versions, and take out the lines that start with <<<<<<<, ======= and >>>>>>>.';

it.each([
  ['a text of the greatest length', 'a'.repeat(200_000), []],
  ['signs of a merge that are none', 'Words <<<<<<< HEAD\n=======\nwords\n', []],
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
  ['the first version of a conflict', 'One\n\n<<<<<<< HEAD\ntwo', [`3:1 ${markers}`]],
  [
    'a file that is far too long, and nothing else of it',
    `\ufeff${'a'.repeat(200_000)}`,
    ['1:1 The file has 200001 characters; at most 200000 are allowed. Has something been pasted by mistake?'],
  ],
])('a content file with %s is reported if that makes it unusable, and only then', (_what, text, expected) => {
  expect(formatted(checkSource('a.md', text))).toEqual(expected.map((line) => `a.md:${line}`));
});

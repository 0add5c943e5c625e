import { checkSource } from '../../../src/content/check-source';
import { formatted } from './formatted';

const byteOrderMark = 'The file starts with a byte-order mark: save it as “UTF-8”, not as “UTF-8 with BOM”.';
const encoding = 'Characters of this file cannot be read: it is saved in another encoding. Save it as UTF-8.';
const markers =
  'A merge left its markers here: keep one of the two versions, and take out the lines that start with <<<<<<<, ======= and >>>>>>>.';

const reported = (text: string): string[] => formatted(checkSource('a.md', text));

test.each([
  ['a text of the greatest length', 'a'.repeat(200_000)],
  ['markers inside a line', 'Words <<<<<<< HEAD\nor ======= signs'],
  ['a line that begins with seven signs', '======= words\n'],
  ['a marker that names no version', '<<<<<<<\n'],
])('accepts %s', (_what, text) => {
  expect(reported(text)).toEqual([]);
});

test.each([
  ['a byte-order mark', '\ufeffOne', `a.md:1:1 ${byteOrderMark}`],
  ['characters of another encoding', 'One\ntw\ufffd', `a.md:2:1 ${encoding}`],
  ['the first version of a conflict', 'One\n\n<<<<<<< HEAD\ntwo', `a.md:3:1 ${markers}`],
  ['the line between two versions', 'One\n=======\ntwo', `a.md:2:1 ${markers}`],
  ['an indented line between two versions', 'One\n  =======\n', `a.md:2:1 ${markers}`],
  [
    'a file that is far too long, and nothing else of it',
    `\ufeff${'a'.repeat(200_000)}`,
    'a.md:1:1 The file has 200001 characters; at most 200000 are allowed. Has something been pasted by mistake?',
  ],
])('reports %s', (_what, text, expected) => {
  expect(reported(text)).toEqual([expected]);
});

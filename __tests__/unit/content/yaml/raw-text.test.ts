import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentFiles } from '../../../../src/content/content-files';
import { checkSource, hasMixedEndings } from '../../../../src/content/yaml/raw-text';
import { formatted } from '../formatted';

const markers =
  'A merge left its markers here: keep one of the two versions, and take out the lines that start with <<<<<<<, ======= and >>>>>>>.';

const unreadable = 'Characters of this file cannot be read: it is saved in another encoding. Save it as UTF-8.';

it.each([
  ['200,000 characters, the most allowed', 'a'.repeat(200_000)],
  ['letters of several scripts, control characters and an emoji', 'Größe Ж 東京\u0001\u007f 😀'],
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
  ['characters of another encoding', 'One\ntw\ufffd', [`2:1 ${unreadable}`]],
  ['characters of UTF-16', '-\0-\0-\0\n\0', [`1:1 ${unreadable}`]],
  ['a NUL between its words', 'One\ntwo\0three', [`2:1 ${unreadable}`]],
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

it.each([
  ['Unix', '\n'],
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('a content file with the line endings of %s is read as if all its line endings were \\n', (_what, ending) => {
  const root = mkdtempSync(join(tmpdir(), 'endings-'));
  mkdirSync(join(root, 'content/en'), { recursive: true });
  writeFileSync(join(root, 'content/en/index.md'), ['---', 'title: a', '---', ''].join(ending));
  expect([...readContentFiles(root).pages.values()]).toEqual(['---\ntitle: a\n---\n']);
});

it.each(['a\r\nb\n', 'a\rb\n'])('the content check finds mixed line endings in the text %j', (text) => {
  expect(hasMixedEndings(text)).toBe(true);
});

it.each(['a\nb\n', 'a\r\nb\r\n', 'a'])('the content check finds no mixed line endings in the text %j', (text) => {
  expect(hasMixedEndings(text)).toBe(false);
});

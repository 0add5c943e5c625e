import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentFiles } from '../../../src/content/content-files';
import { hasMixedEndings } from '../../../src/content/line-endings';

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

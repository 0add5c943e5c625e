import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFiles } from '../../files/check-files';

const check = (path: string): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  return checkFiles(root).map(({ file }) => file);
};

it.each(['content/de/terms.md', 'content/pictures/a.png', 'content/de/.DS_Store', 'content/words/names.txt'])(
  'the content check accepts the file %s',
  (path) => {
    expect(check(path)).toEqual([]);
  },
);

it.each([
  'content/de/terms.md.txt',
  'content/de/terms.markdown',
  'content/de/terms.md:Zone.Identifier',
  'content/settings/company.yml',
  'content/settings/other.yaml',
  'content/words/it.txt',
  'content/notes.docx',
  'locales/it/common.json',
  'locales/de-DE/common.json',
  'locales/de/forms/login.json',
  'locales/de/common.json.bak',
])('the content check reports the file %s, which nothing reads', (path) => {
  expect(check(path)).toEqual([path]);
});

import fs, { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentFiles } from '../../../src/content/content-files';
import { filesBelow, leftover } from '../../../src/content/files-below';

function folderWith(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), file);
  }
  return root;
}

it.each([
  ...['.DS_Store', '._faq.md', '.faq.md.swp', '.#faq.md', '.~lock.faq.md#', '~$faq.md', 'faq.md~', 'faq.md.swp'],
  ...['Thumbs.db', 'thumbs.db', 'ehthumbs.db', 'Desktop.ini', '.Spotlight-V100/faq.md'],
])('a file named %s in a content folder is ignored, since an operating system or editor has left it', (file) => {
  expect(filesBelow(folderWith(['a.md', file, `de/${file}`]), leftover)).toEqual(['a.md']);
});

it.each(['faq.md', 'thumbs.md', 'my~faq.md', 'swp.png', 'a.b.png', 'Zürich $5.png', '_headers'])(
  'a file named %s in a content folder is read as content',
  (file) => {
    expect(filesBelow(folderWith([file]), leftover)).toEqual([file]);
  },
);

it('content files behind symbolic links are read, while broken and circular links are ignored', () => {
  const root = folderWith(['content/en/index.md', 'content/pictures/a.png', 'shared/terms.md', 'shared/more/b.png']);
  symlinkSync('../../shared/terms.md', join(root, 'content/en/terms.md'));
  symlinkSync('../../shared/more', join(root, 'content/pictures/more'));
  symlinkSync('.', join(root, 'content/pictures/up'));
  symlinkSync('nowhere.md', join(root, 'content/en/faq.md'));
  const { pages, pictures } = readContentFiles(root);
  expect([...pages]).toEqual([
    ['content/en/index.md', 'content/en/index.md'],
    ['content/en/terms.md', 'shared/terms.md'],
  ]);
  expect([...pictures]).toEqual(['a.png', 'more/b.png']);
});

it.each(['content/de/faq.md', 'content/de/trade'])(
  'reading the content does not fail if %s is deleted meanwhile',
  (deleted) => {
    const root = folderWith(['content/de/faq.md', 'content/de/terms.md', 'content/de/trade/faq.md']);
    const { statSync } = fs;
    // The file or folder is deleted after its type has been determined, and before it is read.
    jest.spyOn(fs, 'statSync').mockImplementation(((path: string, options: object) => {
      const stats = statSync(path, options);
      if (path.endsWith(deleted)) rmSync(path, { recursive: true, force: true });
      return stats;
    }) as typeof statSync);
    const { pages } = readContentFiles(root);
    jest.restoreAllMocks();
    const all = ['content/de/faq.md', 'content/de/terms.md', 'content/de/trade/faq.md'];
    expect([...pages.keys()]).toEqual(all.filter((file) => !file.startsWith(deleted)));
  },
);

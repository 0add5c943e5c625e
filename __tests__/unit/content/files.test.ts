import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readShownFiles } from '../../../src/content/check-each-file';
import { readContentFiles, readContentSdl } from '../../../src/content/content-files';
import { withRouteEnum } from '../../../src/content/schema';
import { filesBelow } from '../../../src/content/files-below';
import { readCode, readProjectFiles } from '../../../packages/copy-check/project-files';

const root = mkdtempSync(join(tmpdir(), 'files-'));

beforeAll(() => {
  for (const file of [
    'content/en/index.md',
    'content/en/trade/faq.md',
    'content/en/notes.txt',
    'content/settings/company.yaml',
    'content/settings/company.yml',
    'content/settings/company.yaml.bak',
    'content/pictures/b.png',
    'content/pictures/a/c.svg',
    'content/diagrams/margin.svg',
    'content/diagrams/trend.svg',
    'content/diagrams/.DS_Store',
    'content/words/de.txt',
    'content/words/de.md.bak',
    'content/words/voice/de.yaml',
    'content/words/other/de.yaml',
    'content/words/de.txt.bak',
    'locales/en/common.json',
    'locales/en/common.json5',
    'src/content/types.graphql',
    'src/content/settings.graphql',
    'src/sections/hero/type.graphql',
    'src/sections/hero/hero.tsx',
    'src/sections/cards/type.graphql',
    'src/layout/menu-items.ts',
    'src/layout/header.tsx',
    'src/a.ts',
    'src/a.d.ts',
    'src/a.tsx.txt',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `text of ${file}`);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

const texts = (...files: string[]): Map<string, string> => new Map(files.map((file) => [file, `text of ${file}`]));

it('files are listed without folders, by their path below, in order', () => {
  expect(filesBelow(join(root, 'content/pictures'))).toEqual(['a/c.svg', 'b.png']);
  expect(filesBelow(join(root, 'content'))).toEqual([
    'diagrams/.DS_Store',
    'diagrams/margin.svg',
    'diagrams/trend.svg',
    'en/index.md',
    'en/notes.txt',
    'en/trade/faq.md',
    'pictures/a/c.svg',
    'pictures/b.png',
    'settings/company.yaml',
    'settings/company.yaml.bak',
    'settings/company.yml',
    'words/de.md.bak',
    'words/de.txt',
    'words/de.txt.bak',
    'words/other/de.yaml',
    'words/voice/de.yaml',
  ]);
  expect(filesBelow(join(root, 'missing'))).toEqual([]);
});

it('content is pages, settings and pictures', () => {
  const files = readContentFiles(root);
  expect(files).toEqual({
    pages: texts('content/en/index.md', 'content/en/trade/faq.md'),
    settings: texts('content/settings/company.yaml'),
    pictures: new Set(['a/c.svg', 'b.png']),
  });
  const strings = texts('locales/en/common.json');
  expect(readShownFiles(root)).toEqual({ ...files, strings });
  expect(readProjectFiles(root)).toEqual({
    ...files,
    strings,
    words: texts('content/words/de.txt', 'content/words/voice/de.yaml'),
  });
});

it('the types of content are the shared ones, those of each section, and the drawings', () => {
  expect(readContentSdl(root)).toBe(
    withRouteEnum(
      [
        'text of src/content/types.graphql',
        'text of src/content/settings.graphql',
        'text of src/sections/cards/type.graphql',
        'text of src/sections/hero/type.graphql',
        '"The drawings of `content/diagrams`, each by the name of its file."',
        'enum DiagramName { margin trend }',
      ].join('\n'),
    ),
  );
});

it('code that uses strings is TypeScript, but for declarations, and drawings', () => {
  expect(readCode(root)).toEqual(
    texts(
      'src/a.ts',
      'src/layout/header.tsx',
      'src/layout/menu-items.ts',
      'src/sections/hero/hero.tsx',
      'content/diagrams/margin.svg',
      'content/diagrams/trend.svg',
    ),
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readShownFiles } from '../../../src/content/check-each-file';
import { readContentFiles, readContentSdl } from '../../../src/content/content-files';
import { readCode, readProjectFiles } from '../../../packages/copy-check/project-files';

const root = mkdtempSync(join(tmpdir(), 'files-'));

beforeAll(() => {
  for (const file of [
    'content/en/index.md',
    'content/en/trade/faq.md',
    'content/en/notes.txt',
    'content/settings/company.yaml',
    'content/pictures/b.png',
    'content/pictures/a/c.svg',
    'content/diagrams/trend.svg',
    'content/words/de.txt',
    'content/words/voice/de.yaml',
    'content/words/other/de.yaml',
    'locales/en/common.json',
    'src/content/types.graphql',
    'src/content/settings.graphql',
    'src/sections/hero/type.graphql',
    'src/sections/hero/hero.tsx',
    'src/a.ts',
    'src/a.d.ts',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `text of ${file}`);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

const texts = (...files: string[]): Map<string, string> => new Map(files.map((file) => [file, `text of ${file}`]));

it('content is pages, settings and pictures; a build also shows strings and drawings, and the copy check reads words', () => {
  const files = readContentFiles(root);
  expect(files).toEqual({
    pages: texts('content/en/index.md', 'content/en/trade/faq.md'),
    settings: texts('content/settings/company.yaml'),
    pictures: new Set(['a/c.svg', 'b.png']),
  });
  const strings = texts('locales/en/common.json');
  const drawings = texts('content/diagrams/trend.svg');
  expect(readShownFiles(root)).toEqual({ ...files, strings, drawings });
  expect(readProjectFiles(root)).toEqual({
    ...files,
    strings,
    words: texts('content/words/de.txt', 'content/words/voice/de.yaml'),
  });
});

it('the types of content are the shared ones, those of each section, the drawings and the routes', () => {
  const sdl = readContentSdl(root);
  for (const file of ['content/types', 'content/settings', 'sections/hero/type'])
    expect(sdl).toContain(`text of src/${file}.graphql\n`);
  expect(sdl).toContain('enum DiagramName { "`content/diagrams/trend.svg`" trend }');
  expect(sdl).toMatch(/enum RouteId \{ "\/" home "\/terms" terms /);
});

it('code that uses strings is TypeScript, but for declarations, and drawings', () => {
  expect(readCode(root)).toEqual(texts('src/a.ts', 'src/sections/hero/hero.tsx', 'content/diagrams/trend.svg'));
});

import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { preProcessFile } from 'typescript';
import { buildInputs, digestInputs } from '../build-stamp';

const settings = {
  GATSBY_SITE_URL: 'http://velmarch.example',
  GATSBY_API_BASE: '/api',
  GATSBY_TERMINAL_URL: '/sandbox/terminal',
};

const home = process.cwd();
const root = mkdtempSync(join(tmpdir(), 'stamp-'));

const files = [
  'gatsby-config.ts',
  'package-lock.json',
  'plugins/markdown/index.js',
  'tsconfig.json',
  'src/a/b.ts',
  'src/gatsby-types.d.ts',
  'content/en/index.md',
  'packages/publish/build/build-site.ts',
];

/** Adds a module of this project and all its imports, also indirect and type-only ones, to `found`. */
function addImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { fileName } of preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
    if (!fileName.startsWith('.')) continue;
    const path = posix.join(posix.dirname(file), fileName);
    const imported = ['.ts', '.tsx', '.d.ts', ''].map((ending) => path + ending).find((name) => existsSync(name));
    if (imported && /\.[cm]?[jt]sx?$/.test(imported)) addImports(imported, found);
  }
  return found;
}

it('the checksum of a build’s sources covers all files that a build imports', () => {
  const ofGatsby = readdirSync('.').filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  const plugins = readdirSync('plugins').map((name) => `plugins/${name}/index.js`);
  const found = new Set<string>();
  for (const file of [...ofGatsby, ...plugins, 'packages/publish/build/build-if-stale.ts']) addImports(file, found);
  expect(found.size).toBeGreaterThan(100);
  const isKnown = (file: string) => buildInputs.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...found].filter((file) => !isKnown(file))).toEqual([]);
});

describe('checksum of a small project', () => {
  beforeAll(() => {
    process.chdir(root);
    for (const file of ['public/index.html', ...files]) {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, 'as it was');
    }
  });

  afterAll(() => {
    process.chdir(home);
    rmSync(root, { recursive: true });
  });

  afterEach(() => {
    delete process.env.GATSBY_CHART_HOST;
  });

  test.each(files.filter((file) => file !== 'src/gatsby-types.d.ts'))(
    'the checksum of a build’s sources changes with the file %s',
    (file) => {
      const before = digestInputs(settings);
      writeFileSync(file, 'as it is');
      expect(digestInputs(settings)).not.toBe(before);
    },
  );

  it('the checksum of a build’s sources changes with a new source file, but not with tests or with files that a build writes', () => {
    const before = digestInputs(settings);
    writeFileSync('src/gatsby-types.d.ts', 'types');
    mkdirSync('src/sections');
    writeFileSync('src/sections/section-map.tsx', 'kinds');
    mkdirSync('packages/publish/__tests__');
    writeFileSync('packages/publish/__tests__/a.test.ts', '');
    writeFileSync('public/index.html', 'built');
    expect(digestInputs(settings)).toBe(before);
    writeFileSync('content/en/terms.md', '');
    expect(digestInputs(settings)).not.toBe(before);
  });

  it('the checksum of a build’s sources changes with build settings, both arguments and environment variables', () => {
    const before = digestInputs(settings);
    expect(digestInputs({ ...settings, GATSBY_SITE_URL: 'https://other.example' })).not.toBe(before);
    process.env.GATSBY_CHART_HOST = 'http://127.0.0.1:9001';
    expect(digestInputs(settings)).not.toBe(before);
  });

  it('the checksum of a build’s sources changes with the version of Node.js', () => {
    expect(digestInputs(settings, 'v0.0.0')).not.toBe(digestInputs(settings));
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestInputs } from '../build-stamp';

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
  'src/a/b.ts',
  'src/gatsby-types.d.ts',
  'content/en/index.md',
  'packages/publish/build/build-site.ts',
];

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

test.each(files.filter((file) => file !== 'src/gatsby-types.d.ts'))('a change of %s asks for another build', (file) => {
  const before = digestInputs(settings);
  writeFileSync(file, 'as it is');
  expect(digestInputs(settings)).not.toBe(before);
});

it('a new file asks for another build; what a build writes and a test do not', () => {
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

it('another setting asks for another build, given or in the environment', () => {
  const before = digestInputs(settings);
  expect(digestInputs({ ...settings, GATSBY_SITE_URL: 'https://other.example' })).not.toBe(before);
  process.env.GATSBY_CHART_HOST = 'http://127.0.0.1:9001';
  expect(digestInputs(settings)).not.toBe(before);
});

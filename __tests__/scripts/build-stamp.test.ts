import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestInputs } from '../../scripts/build-stamp';

const settings = { GATSBY_SITE_URL: 'a', GATSBY_API_BASE: 'b', GATSBY_TERMINAL_URL: 'c' };

describe('a build is out of date', () => {
  const home = process.cwd();
  let before: string;
  beforeEach(() => {
    process.chdir(mkdtempSync(join(tmpdir(), 'stamp-')));
    mkdirSync('src');
    writeFileSync('src/page.tsx', 'one');
    writeFileSync('package.json', '{"browserslist":["chrome >= 109"]}');
    before = digestInputs(settings);
  });
  afterEach(() => {
    const folder = process.cwd();
    process.chdir(home);
    rmSync(folder, { recursive: true });
    delete process.env.GATSBY_CHART_HOST;
  });

  it('when a source has changed', () => {
    writeFileSync('src/page.tsx', 'two');
    expect(digestInputs(settings)).not.toBe(before);
  });

  it('when it is for other browsers', () => {
    writeFileSync('package.json', '{"browserslist":["chrome >= 120"]}');
    expect(digestInputs(settings)).not.toBe(before);
  });

  it('when a setting differs, even one that the environment alone knows', () => {
    expect(digestInputs({ ...settings, GATSBY_API_BASE: 'd' })).not.toBe(before);
    process.env.GATSBY_CHART_HOST = 'http://127.0.0.1:1';
    expect(digestInputs(settings)).not.toBe(before);
  });

  it('but not because Gatsby wrote its types anew', () => {
    writeFileSync('src/gatsby-types.d.ts', 'types');
    expect(digestInputs(settings)).toBe(before);
  });
});

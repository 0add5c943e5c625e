import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { parse } from 'yaml';
import { git } from '../../../__tests__/support/git-repository';
import { changedFiles, copyFolders, isCopy, kindOfChange } from '../kind-of-change';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);

it('the folders that copywriters edit contain only data: Markdown, JSON, YAML, text and pictures', () => {
  const endings = new Set(tracked.filter(isCopy).map(extname));
  expect([...endings].sort()).toEqual(['.avif', '.json', '.md', '.png', '.svg', '.txt', '.webp', '.yaml']);
});

it.each(['src', 'packages', '__tests__', '.github', '.ci', 'static', 'plugins', 'docs'])(
  'the folders that copywriters edit contain no file of the folder %s',
  (folder) => {
    const files = tracked.filter((file) => file.startsWith(`${folder}/`));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(isCopy)).toEqual([]);
  },
);

it('the folders that copywriters edit include no file at the top level of the project', () => {
  expect(tracked.filter((file) => !file.includes('/')).filter(isCopy)).toEqual([]);
});

it('changes in the folders that copywriters edit trigger publish.yml, and CODEOWNERS assigns these folders to copywriters', () => {
  const { on } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
    on: { push: { paths: string[] } };
  };
  expect(on.push.paths).toEqual(copyFolders.map((folder) => `${folder}/**`));
  const owned = readFileSync('.github/CODEOWNERS', 'utf8').match(/^\S+(?= +@velmarch\/copy$)/gm);
  expect(owned).toEqual(copyFolders.map((folder) => `/${folder}/`));
});

it.each([
  [['content/de/about-us.md']],
  [['content/pictures/hero-home.png', 'content/renditions/0c/1.avif', 'locales/fr/common.json']],
])('a pull request with files only from the folders of copywriters, %j, runs the checks for copy', (files) => {
  expect(kindOfChange(files)).toBe('copy');
});

it.each([
  [['content/de/about-us.md', 'src/routes.ts']],
  [['content/de/about-us.md', 'package.json']],
  [['contents/de/about-us.md']],
  [['src/content/en/terms.md']],
  [['locales']],
])('a pull request with a file from outside the folders of copywriters, %j, runs the checks for code', (files) => {
  expect(kindOfChange(files)).toBe('code');
});

it('a pull request without changed files runs the checks for code', () => {
  expect(kindOfChange([])).toBe('code');
});

describe('changed files of a pull request', () => {
  const root = mkdtempSync(join(tmpdir(), 'change-'));
  const commit = (files: Record<string, string>): string => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message', 'change');
    return git(root, 'rev-parse', 'HEAD');
  };
  let base: string;
  beforeAll(() => {
    git(root, 'init', '--quiet', '--initial-branch', 'main');
    base = commit({ 'content/en/terms.md': 'a', 'src/notes.md': 'a long text that is moved as it is' });
  });
  beforeEach(() => git(root, 'checkout', '--quiet', '-B', 'change', base));

  it('the changed files of a pull request leave out changes made on main since the pull request branched off', () => {
    const change = commit({ 'content/en/terms.md': 'b' });
    git(root, 'checkout', '--quiet', '-B', 'main', base);
    const main = commit({ 'src/routes.ts': 'new' });
    expect(changedFiles(main, change, root)).toEqual(['content/en/terms.md']);
  });

  it('the changed files of a pull request include the old and the new name of a moved file', () => {
    renameSync(join(root, 'src/notes.md'), join(root, 'content/notes.md'));
    expect(changedFiles(base, commit({}), root)).toEqual(['content/notes.md', 'src/notes.md']);
  });

  it('the changed files of a pull request are listed with spaces, quotation marks and umlauts unescaped', () => {
    expect(changedFiles(base, commit({ 'content/pictures/größe "2".png': '' }), root)).toEqual([
      'content/pictures/größe "2".png',
    ]);
  });

  it('the changed files of a pull request include those of its earlier commits', () => {
    commit({ 'src/routes.ts': 'new' });
    expect(kindOfChange(changedFiles(base, commit({ 'content/en/terms.md': 'c' }), root))).toBe('code');
  });

  it('listing the changed files of a pull request fails if Git does not know the base commit', () => {
    expect(() => changedFiles('0'.repeat(40), 'HEAD', root)).toThrow();
  });
});

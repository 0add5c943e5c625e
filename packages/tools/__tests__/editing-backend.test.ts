import { readFileSync } from 'node:fs';
import { readBackend } from '../editing-backend';
import {
  withDrafts,
  withFlushedBackups,
  withDraftsOverBuilds,
  withoutSandbox,
  withPanesForEachEntry,
  withQuickSnapshots,
  withRefusedPictures,
  withoutConfigCheck,
} from '../../admin/package-changes';
import { withoutForeignFonts } from '../../admin/pinned-package';

const read = (settings: Partial<Record<string, string>>) => readBackend(settings);

describe('where edits are kept', () => {
  it.each([{}, { CMS: '' }, { CMS: 'off' }, { CMS: 'off', CMS_REPOSITORY: 'a/b' }])(
    'is nowhere with %j',
    (settings) => {
      expect(read(settings)).toBeUndefined();
    },
  );

  it('is a folder of this machine with CMS=local', () => {
    expect(read({ CMS: 'local' })).toMatchObject({ name: 'local' });
  });

  it('is the repository that is named', () => {
    expect(read({ CMS: 'gitlab', CMS_REPOSITORY: 'group/sub/site', CMS_BRANCH: 'copy' })).toEqual({
      name: 'gitlab',
      repository: 'group/sub/site',
      branch: 'copy',
    });
  });

  it('is refused in a sentence when the service is unknown, or the repository is no name', () => {
    expect(() => read({ CMS: 'ftp' })).toThrow('CMS must be github, gitlab, local or off, but is “ftp”.');
    expect(() => read({ CMS: 'github' })).toThrow('CMS_REPOSITORY must name the repository as owner/name, but is “”.');
  });
});

describe('the pinned package', () => {
  const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

  it('is left without the address of a font elsewhere', () => {
    const own = withoutForeignFonts(code);
    expect(own).not.toMatch(/https?:\/\/[^"'`\s]*\.woff2/);
    expect(own.match(/\/admin\/assets\/[\w-]+\.woff2/g)).toHaveLength(3);
  });

  it('is not bundled when another release has other addresses', () => {
    expect(() => withoutForeignFonts(`${code}\nx = "https://fonts.example/new.woff2"`)).toThrow(/fonts\.example/);
    expect(() => withoutForeignFonts('nothing')).toThrow(/other font addresses/);
  });

  it('has one sandbox less, that of the preview', () => {
    const frames = (text: string): number => text.match(/<iframe class="preview[^>]*sandbox/g)?.length ?? 0;
    expect([frames(code), frames(withoutSandbox(code))]).toEqual([1, 0]);
    expect(() => withoutSandbox('nothing')).toThrow(/another preview frame/);
  });

  it.each([
    ['way to show the panes', withPanesForEachEntry],
    ['database of unsaved texts', withDrafts],
    ['debounce of backups', withFlushedBackups],
    ['version of its configuration', withDraftsOverBuilds],
    ['way to refuse pictures', withRefusedPictures],
    ['way to copy values', withQuickSnapshots],
    ['check of its configuration', withoutConfigCheck],
  ])('is not bundled when another release has another %s', (what, change) => {
    expect(change(code)).not.toBe(code);
    expect(() => change('nothing')).toThrow(`another ${what}`);
  });
});

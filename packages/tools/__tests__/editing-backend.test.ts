import { readBackend } from '../editing-backend';

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

import { readBackend } from '../editing-backend';

it.each([
  ['nowhere', {}, undefined],
  ['nowhere', { CMS: '' }, undefined],
  ['nowhere', { CMS: 'off', CMS_REPOSITORY: 'a/b' }, undefined],
  [
    'in a folder of this machine',
    { CMS: 'local' },
    { name: 'local', repository: 'velmarch/velmarch-site', branch: '' },
  ],
  [
    'in the named repository',
    { CMS: 'gitlab', CMS_REPOSITORY: 'group/sub/site', CMS_BRANCH: 'copy' },
    { name: 'gitlab', repository: 'group/sub/site', branch: 'copy' },
  ],
])('the CMS at /admin saves edits %s with the settings %j', (_where, settings, backend) => {
  expect(readBackend(settings)).toEqual(backend);
});

it.each([
  [{ CMS: 'ftp' }, 'CMS must be github, gitlab, local or off, but is “ftp”.'],
  [{ CMS: 'github' }, 'CMS_REPOSITORY must name the repository as owner/name, but is “”.'],
])('a build refuses the settings %j of the CMS at /admin with an error message', (settings, sentence) => {
  expect(() => readBackend(settings)).toThrow(sentence);
});

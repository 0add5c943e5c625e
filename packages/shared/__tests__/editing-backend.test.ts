import { readBackend } from '../editing-backend';

it.each([
  ['missing', {}],
  ['empty', { CMS: '' }],
  ['“off”', { CMS: 'off', CMS_REPOSITORY: 'a/b' }],
])('the CMS at /admin is switched off if the build setting CMS is %s', (_what, settings) => {
  expect(readBackend(settings)).toBeUndefined();
});

it.each([
  [{ CMS: 'local' }, 'a folder of this machine', { name: 'local', repository: 'velmarch/velmarch-site', branch: '' }],
  [
    { CMS: 'gitlab', CMS_REPOSITORY: 'group/sub/site', CMS_BRANCH: 'copy' },
    'the repository on GitLab',
    { name: 'gitlab', repository: 'group/sub/site', branch: 'copy' },
  ],
])('with the build settings %j, the CMS at /admin saves edits to %s', (settings, _where, backend) => {
  expect(readBackend(settings)).toEqual(backend);
});

it.each([
  [{ CMS: 'ftp' }, 'CMS must be github, gitlab, local or off, but is “ftp”.'],
  [{ CMS: 'github' }, 'CMS_REPOSITORY must name the repository as owner/name, but is “”.'],
])('a build fails with an error message for the invalid CMS settings %j', (settings, sentence) => {
  expect(() => readBackend(settings)).toThrow(sentence);
});

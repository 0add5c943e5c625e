import { readBackend } from '../editing-backend';

it.each([{}, { CMS: '' }, { CMS: 'off', CMS_REPOSITORY: 'a/b' }])(
  'the CMS at /admin is switched off by the build settings %j',
  (settings) => {
    expect(readBackend(settings)).toBeUndefined();
  },
);

it.each([
  ['a folder of this machine', { CMS: 'local' }, { name: 'local', repository: 'velmarch/velmarch-site', branch: '' }],
  [
    'the repository on GitLab',
    { CMS: 'gitlab', CMS_REPOSITORY: 'group/sub/site', CMS_BRANCH: 'copy' },
    { name: 'gitlab', repository: 'group/sub/site', branch: 'copy' },
  ],
])('the CMS at /admin saves edits to %s with the build settings %j', (_where, settings, backend) => {
  expect(readBackend(settings)).toEqual(backend);
});

it.each([
  [{ CMS: 'ftp' }, 'CMS must be github, gitlab, local or off, but is “ftp”.'],
  [{ CMS: 'github' }, 'CMS_REPOSITORY must name the repository as owner/name, but is “”.'],
])('a build fails with an error message for the invalid CMS settings %j', (settings, sentence) => {
  expect(() => readBackend(settings)).toThrow(sentence);
});

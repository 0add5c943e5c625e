import { readFileSync } from 'node:fs';
import { withChanges } from '../build/package-changes';

it.each([
  [
    'other code at a place that the build patches',
    (code: string) => code.replaceAll('structuredClone', 'clone'),
    'another way to copy values',
  ],
  ['fonts from an unknown host', (code: string) => `${code}\nx = "https://fonts.example/new.woff2"`, 'fonts.example'],
])('building the CMS at /admin fails when the package Sveltia CMS has %s', (_what, changed, reason) => {
  const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  expect(() => withChanges(changed(code))).toThrow(reason);
});

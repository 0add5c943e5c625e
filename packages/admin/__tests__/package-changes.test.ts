import { readFileSync } from 'node:fs';
import { withChanges } from '../package-changes';

it.each([
  ['other code', (code: string) => code.replaceAll('structuredClone', 'clone'), 'another way to copy values'],
  ['other fonts', (code: string) => `${code}\nx = "https://fonts.example/new.woff2"`, 'fonts.example'],
])('a release of Sveltia CMS with %s is not bundled', (_what, changed, reason) => {
  const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  expect(() => withChanges(changed(code))).toThrow(reason);
});

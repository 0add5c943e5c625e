import { readFileSync } from 'node:fs';
import { patched, withChanges } from '../package-changes';

const code = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');

it('the pinned package takes all changes, and names no font elsewhere', () => {
  const changed = withChanges(code);
  expect(changed).not.toMatch(/https?:\/\/[^"'`\s]*\.woff2/);
  expect(changed.match(/\/admin\/assets\/[\w-]+\.woff2/g)).toHaveLength(3);
});

it('a release with other code or other fonts is not bundled', () => {
  expect(() => patched('nothing', /something/, '', 'way to do it')).toThrow('another way to do it');
  expect(() => withChanges(`${code}\nx = "https://fonts.example/new.woff2"`)).toThrow(/fonts\.example/);
});

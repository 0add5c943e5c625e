import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalPage, canonicalSettings } from '../canonical-form';
import { readContentFiles, readSchema } from '../../../src/content/content-files';

/** `npm run content:format`: rewrites content in the canonical form; with `--check`, only lists files that differ. */
const isCheck = process.argv.includes('--check');
const files = readContentFiles('.');
const schema = readSchema('.');
const wanted = [
  ...[...files.pages].map(([file, text]) => [file, canonicalPage(file, text, schema)] as const),
  ...[...files.settings].map(([file, text]) => [file, canonicalSettings(file, text)] as const),
];
const changed = wanted.filter(([file, text]) => text !== readFileSync(file, 'utf8'));
for (const [file, text] of changed) {
  console.log(isCheck ? `${file} is not in canonical form.` : file);
  if (!isCheck) writeFileSync(file, text);
}
if (isCheck && changed.length > 0) {
  console.log('Run: npm run content:format');
  process.exitCode = 1;
}

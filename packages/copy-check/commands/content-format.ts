import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hasMixedEndings, withLineFeeds } from '../../../src/content/yaml/raw-text';
import { canonicalPage, canonicalSettings } from '../files/canonical-form';
import { withRightCharacters } from '../text/characters';
import { readContentFiles, readSchema } from '../../../src/content/content-files';
import { main } from '../../shared/run';

/** Whether a file has the canonical text. Its lines may end with LF or with CRLF, but not with both. */
const isCanonical = (written: string, text: string): boolean =>
  withLineFeeds(written) === text && !hasMixedEndings(written);

/** `npm run content:format` rewrites content in canonical form. With `--check` it only lists files that differ. */
main(() => {
  const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
  const files = readContentFiles('.');
  const schema = readSchema('.');
  const wanted = [
    ...[...files.pages].map(([file, text]) => [file, canonicalPage(file, withRightCharacters(text), schema)] as const),
    ...[...files.settings].map(([file, text]) => [file, canonicalSettings(file, withRightCharacters(text))] as const),
    ...[...files.strings].map(([file, text]) => [file, withRightCharacters(text)] as const),
  ];
  const changed = wanted.filter(([file, text]) => !isCanonical(readFileSync(file, 'utf8'), text));
  for (const [file, text] of changed) {
    const reason = hasMixedEndings(readFileSync(file, 'utf8'))
      ? 'has lines that end in different ways'
      : 'is not in canonical form';
    console.log(check ? `${file} ${reason}.` : file);
    if (!check) writeFileSync(file, text);
  }
  if (check && changed.length > 0) {
    console.log('Run: npm run content:format');
    process.exitCode = 1;
  }
});

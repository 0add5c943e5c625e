import type { Problem } from '../src/content/problem';
import { parseSettings } from '../src/content/settings';
import { readYaml } from '../src/content/yaml-source';
import { findMismatches } from './catalogue';

const fieldOf = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (field, part) => (typeof part === 'number' ? `${field}[${part}]` : field ? `${field}.${part}` : part),
    '',
  );

/** The same as problems of the settings files, which must be valid. */
export function checkCatalogue(files: ReadonlyMap<string, string>): Problem[] {
  return findMismatches(parseSettings(files)).map(({ setting, path, message }) => {
    const file = `content/settings/${setting}.yaml`;
    const { source } = readYaml(file, files.get(file) ?? '');
    return source.problemAt(source.document.getIn(path, true), fieldOf(path), message);
  });
}

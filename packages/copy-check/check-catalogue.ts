import type { Problem } from '../../src/content/problem';
import { parseSettings, readSettingsFile } from '../../src/content/settings';
import { fieldBelow } from '../../src/content/yaml-nodes';
import { findMismatches } from './catalogue';

const fieldOf = (path: readonly (string | number)[]): string =>
  path.reduce<string>((field, part) => (typeof part === 'number' ? `${field}[${part}]` : fieldBelow(field, part)), '');

/** Contradictions between instruments, figures and charts, as problems of the settings files, which must be valid. */
export function checkCatalogue(files: ReadonlyMap<string, string>): Problem[] {
  return findMismatches(parseSettings(files)).map(({ setting, path, message }) => {
    const file = `content/settings/${setting}.yaml`;
    const { source } = readSettingsFile(file, files.get(file) ?? '');
    return source.problemAt(source.document.getIn(path, true), fieldOf(path), message);
  });
}

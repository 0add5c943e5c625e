import type { Problem } from '../../src/content/problem';
import { parseSettings, readSettingsFile, settingsFile } from '../../src/content/settings';
import { fieldBelow } from '../../src/content/yaml-nodes';
import { findMismatches } from './catalogue';
import type { Touched } from './shared-problem';

const fieldOf = (path: readonly (string | number)[]): string =>
  path.reduce<string>((field, part) => (typeof part === 'number' ? `${field}[${part}]` : fieldBelow(field, part)), '');

/**
 * Contradictions between instruments, figures and charts, as problems of the settings files, which must be valid. A
 * contradiction to a file that alone is touched is a problem of that file.
 */
export function checkCatalogue(files: ReadonlyMap<string, string>, touched: Touched): Problem[] {
  return findMismatches(parseSettings(files)).map(({ setting, path, against, message }) => {
    const isOther = against && touched.has(settingsFile(against)) && !touched.has(settingsFile(setting));
    const file = settingsFile(isOther ? against : setting);
    const { source } = readSettingsFile(file, files.get(file) ?? '');
    const place = isOther ? [] : path;
    return source.problemAt(source.document.getIn(place, true), fieldOf(place), message);
  });
}

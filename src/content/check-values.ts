import { type ImpossibleValue, impossibleCompany } from './check-company';
import { impossibleFigures } from './check-figures';
import type { Problem } from './problem';
import { parseSettings, readSettingsFile, type Settings, settingsFile } from './settings';

/** Problems of settings whose form is right: values that have the types of the schema and are still impossible. */
export function checkValues(files: ReadonlyMap<string, string>): Problem[] {
  const settings = parseSettings(files);
  const report = (name: keyof Settings, { path, message }: ImpossibleValue): Problem => {
    const file = settingsFile(name);
    const { source } = readSettingsFile(file, files.get(file) ?? '');
    return source.problemAt(source.document.getIn(path, true), path.join('.'), message);
  };
  return [
    ...impossibleCompany(settings).map((value) => report('company', value)),
    ...impossibleFigures(settings).map((value) => report('figures', value)),
  ];
}

import { formatProblem, type Problem } from '../../../src/content/problem';
import { readYaml, type YamlSource } from '../../../src/content/yaml/yaml-source';

/** Problems as printed in a terminal: `file:line:column field: message`. */
export const formatted = (problems: readonly Problem[]): string[] => problems.map(formatProblem);

/** Parses valid YAML as a whole file. */
export function yaml(text: string, file = 'a.yaml'): YamlSource {
  const { source, problems } = readYaml(file, text);
  expect(problems).toEqual([]);
  return source;
}

import { checkSource } from './raw-text';
import type { Problem } from '../problem';
import { readYaml, type YamlSource } from './yaml-source';

/** Matches all JSON tokens at the start of a text. The match ends where something else begins, such as a comment. */
const tokens = /^(?:[\s{}[\],:]+|"(?:[^"\\\n]|\\.)*"|true|false|null|[-+.\deE]+)*/;

/**
 * Checks that a text is valid JSON. It is parsed as YAML for line numbers, but YAML accepts more, such as trailing
 * commas.
 */
function jsonProblem(source: YamlSource): Problem[] {
  try {
    JSON.parse(source.text);
    return [];
  } catch (error) {
    // V8's message has no position if the error is a character that begins no JSON token. Then the error is where
    // `tokens` stops matching.
    const place = Number(/position (\d+)/.exec(String(error))?.[1] ?? tokens.exec(source.text)?.[0].length);
    const message =
      'This is not valid JSON: a comma too many or too few, a quotation mark missing, or one within a text, here or just before.';
    return [source.problemAtOffset(place, '', message)];
  }
}

/** Parses JSON with positions in the file. A damaged file or broken JSON yields one problem, never an exception. */
export function readJson(file: string, text: string): { source: YamlSource; problems: Problem[] } {
  const { source, problems } = readYaml(file, text);
  return { source, problems: [...checkSource(file, text), ...jsonProblem(source), ...problems].slice(0, 1) };
}

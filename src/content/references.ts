import { placeholdersIn, strayBraces } from './placeholders';
import type { PlacedText } from './placed-text';
import { type Problem, quoteAll } from './problem';

/** What a text names in double braces and there is no figure for, and braces that name nothing. */
export function brokenFigures(text: PlacedText, placeholders: ReadonlySet<string>): Problem[] {
  const report = (found: string, message: string): Problem =>
    text.problem(message, text.value.indexOf(found), found.length);
  return [
    ...strayBraces(text.value).map((found) =>
      report(found, `“${found}” is not a figure: write two braces on each side, as in {{instruments}}.`),
    ),
    ...placeholdersIn(text.value)
      .filter((name) => !placeholders.has(name))
      .map((name) => report(`{{${name}`, `There is no figure “${name}”. Known: ${quoteAll(placeholders)}.`)),
  ];
}

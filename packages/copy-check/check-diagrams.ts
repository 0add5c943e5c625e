import { checkSource } from '../../src/content/raw-text';
import { checkStrings } from '../../src/content/check-structure';
import type { ContentFiles } from '../../src/content/content-files';
import { atTop, type Problem } from '../../src/content/problem';
import { allowHtml } from '../../src/early/trusted-types';

/** A diagram's name is also the name of a GraphQL enum value. */
const rightName = /\/[A-Za-z]\w*\.svg$/;

const wrongName = 'The name of a diagram has letters and digits only, as in priceGap.svg: rename the file.';
const noDrawing = 'This file holds no diagram: an SVG file begins with <svg.';
const refused =
  'The site’s security policy refuses this part of the diagram, so no page could show it: write shapes, text and classes only, without scripts, styles, pictures, comments and an XML declaration.';

/** Reports a diagram that has an impossible name, or that browsers would refuse to show. */
function checkDiagram(file: string, svg: string): Problem[] {
  if (checkSource(file, svg).length > 0) return [];
  if (!rightName.test(file)) return [atTop(file, wrongName)];
  const lines = svg.split('\n');
  if (allowHtml(svg) === null)
    return [
      {
        ...atTop(file, refused),
        line:
          1 +
          Math.max(
            0,
            lines.findIndex((line) => allowHtml(line) === null),
          ),
      },
    ];
  return svg.trimStart().startsWith('<svg') ? [] : [atTop(file, noDrawing)];
}

/** Reports problems of the diagrams, and labels for which a language has no string. */
export const checkDiagrams = (files: ContentFiles): Problem[] => [
  ...checkStrings(files),
  ...[...files.diagrams].flatMap((diagram) => checkDiagram(...diagram)),
];

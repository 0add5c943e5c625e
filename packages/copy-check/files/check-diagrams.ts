import { checkSource } from '../../../src/content/yaml/raw-text';
import { checkStringFiles } from '../../../src/content/check-structure';
import type { ContentFiles } from '../../../src/content/content-files';
import { missingLabels } from '../../../src/content/strings/diagram-labels';
import { atTop, type Problem } from '../../../src/content/problem';
import { allowHtml } from '../../../src/early/trusted-types';
import { locales } from '../../../src/i18n/locales';

/** Matches the path of a diagram with a valid name: the part before `.svg` is also the name of a GraphQL enum value. */
const rightName = /\/[A-Za-z]\w*\.svg$/;

const wrongName =
  'The name of a diagram has letters, digits and _ only, and begins with a letter, as in priceGap.svg: rename the file.';
const noDrawing = 'This file holds no diagram: an SVG file begins with <svg.';
const refused =
  'The site’s security policy refuses this part of the diagram, so no page could show it: write shapes, text and classes only, without scripts, styles, pictures, comments and an XML declaration.';

/** Reports a diagram that is damaged or has an impossible name, or that browsers would refuse to show. */
function checkDiagram(file: string, svg: string): Problem[] {
  const damaged = checkSource(file, svg);
  if (damaged.length > 0) return damaged;
  if (!rightName.test(file)) return [atTop(file, wrongName)];
  if (allowHtml(svg) === null) {
    // Each tag with the text up to the next tag.
    const tags = [...svg.matchAll(/<[^<]*/g)];
    const refusedAt = tags.find(([tag]) => allowHtml(tag) === null)?.index;
    return [{ ...atTop(file, refused), line: svg.slice(0, refusedAt).split('\n').length }];
  }
  return svg.trimStart().startsWith('<svg') ? [] : [atTop(file, noDrawing)];
}

/**
 * Reports the labels of diagrams for which no language has a string. If only some languages lack the string,
 * compare-strings.ts reports it.
 */
function unknownLabels({ diagrams, strings }: ContentFiles): Problem[] {
  const missing = missingLabels(diagrams, strings);
  const countOf = (label: string): number => missing.filter(({ message }) => message === label).length;
  return missing.filter(({ message }) => countOf(message) >= locales.length);
}

/**
 * Reports problems in the SVG files of diagrams. If there are none, and none in the string files, reports the labels of
 * diagrams for which no language has a string.
 */
export function checkDiagrams(files: ContentFiles): Problem[] {
  const problems = [...files.diagrams].flatMap((diagram) => checkDiagram(...diagram));
  return problems.length > 0 || checkStringFiles(files.strings).length > 0 ? problems : unknownLabels(files);
}

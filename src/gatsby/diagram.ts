import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../i18n/locales';
import { type DiagramStrings, fillLabels } from './diagram-labels';
import { projectRoot } from './project';

/** A drawing of `content/diagrams` as SVG, with labels from `locales/<locale>/diagrams.json`. */
export function fillDiagram(name: string, locale: Locale): string {
  const svg = readFileSync(join(projectRoot, 'content/diagrams', `${name}.svg`), 'utf8');
  const strings = readFileSync(join(projectRoot, 'locales', locale, 'diagrams.json'), 'utf8');
  // The content check compares the strings of all languages.
  return fillLabels(svg, name, JSON.parse(strings) as DiagramStrings, locale);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../i18n/locales';
import { projectRoot } from './project';

const emptyLabel = / data-label="(\w+)"([^>]*)><\//g;

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * A drawing of `content/diagrams` as SVG, its labels filled in from `locales/<locale>/diagrams.json`.
 * Throws if a label is missing in the language.
 */
export function fillDiagram(name: string, locale: Locale): string {
  const svg = readFileSync(join(projectRoot, 'content/diagrams', `${name}.svg`), 'utf8');
  const strings = JSON.parse(readFileSync(join(projectRoot, 'locales', locale, 'diagrams.json'), 'utf8')) as Partial<
    Record<string, Partial<Record<string, string>>>
  >;
  return svg
    .replace(emptyLabel, (_, label: string, attributes: string) => {
      const text = strings[name]?.[label];
      if (text === undefined) throw new Error(`locales/${locale}/diagrams.json lacks ${name}.${label}.`);
      return `${attributes}>${escapeXml(text)}</`;
    })
    .replace(/>\s+</g, '><')
    .trim();
}

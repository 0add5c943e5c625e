import type { Locale } from '../i18n/locales';

/** The strings of `locales/<locale>/diagrams.json`, by drawing and label. */
export type DiagramStrings = Partial<Record<string, Partial<Record<string, string>>>>;

const emptyLabel = / data-label="(\w+)"([^>]*)><\//g;

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A drawing as SVG, its labels filled in. Throws if a label is missing in the language. */
export const fillLabels = (svg: string, name: string, strings: DiagramStrings, locale: Locale): string =>
  svg
    .replace(emptyLabel, (_, label: string, attributes: string) => {
      const text = strings[name]?.[label];
      if (text === undefined) throw new Error(`locales/${locale}/diagrams.json lacks ${name}.${label}.`);
      return `${attributes}>${escapeXml(text)}</`;
    })
    .replace(/>\s+</g, '><')
    .trim();

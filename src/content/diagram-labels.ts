import { type Locale, locales } from '../i18n/locales';
import { fillStrings } from './placeholders';
import { atTop, type Problem } from './problem';

/** The strings of `locales/<locale>/diagrams.json`, by drawing and label. */
export type DiagramStrings = Partial<Record<string, Partial<Record<string, string>>>>;

const emptyLabel = / data-label="(\w+)"([^>]*)><\//g;

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A drawing as SVG, its labels filled in. The content check has found all of them. */
export const fillLabels = (svg: string, name: string, strings: DiagramStrings): string =>
  svg
    .replace(
      emptyLabel,
      (_, label: string, attributes: string) => `${attributes}>${escapeXml(strings[name]?.[label] ?? '')}</`,
    )
    .replace(/>\s+</g, '><')
    .trim();

type Texts = ReadonlyMap<string, string>;

const stringsFile = (locale: Locale): string => `locales/${locale}/diagrams.json`;

/** None while the file is not valid JSON, which the content check reports. */
function stringsOf(locale: Locale, strings: Texts): DiagramStrings {
  try {
    return JSON.parse(strings.get(stringsFile(locale)) ?? '{}') as DiagramStrings;
  } catch {
    return {};
  }
}

/** A drawing of `content/diagrams` in a language; `values` are those of the placeholders in its labels. */
export const drawingIn = (
  locale: Locale,
  name: string,
  { drawings, strings }: Readonly<Record<'drawings' | 'strings', Texts>>,
  values: ReadonlyMap<string, string>,
): string =>
  fillLabels(
    drawings.get(`content/diagrams/${name}.svg`) ?? '',
    name,
    fillStrings(stringsOf(locale, strings), values) as DiagramStrings, // Strings stay strings.
  );

/** Labels of drawings that have no string, in any language. */
export const missingLabels = (drawings: Texts, strings: Texts): Problem[] =>
  locales.flatMap((locale) => {
    const known = stringsOf(locale, strings);
    return [...drawings].flatMap(([file, svg]) => {
      const name = file.replace(/^.*\/|\.svg$/g, '');
      const labels = [...svg.matchAll(emptyLabel)].map(([, label = '']) => label);
      const missing = labels.filter((label) => known[name]?.[label] === undefined);
      return missing.map((label) => atTop(stringsFile(locale), `“${name}.${label}” is missing: ${file} shows it.`));
    });
  });

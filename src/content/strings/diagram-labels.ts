import { type Locale, locales } from '../../i18n/locales';
import { fillStrings } from '../placeholders';
import { atTop, type Problem } from '../problem';
import { stringFilePath } from './string-file';

/** Labels of diagrams from `locales/<locale>/diagrams.json`, by diagram and label. */
export type DiagramStrings = Partial<Record<string, Partial<Record<string, string>>>>;

const emptyLabel = / data-label="(\w+)"([^>]*)><\//g;

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Inserts translated labels into the SVG of a diagram. The content check guarantees a translation of each label in it.
 */
export const fillLabels = (svg: string, name: string, strings: DiagramStrings): string =>
  svg
    .replace(
      emptyLabel,
      (_, label: string, attributes: string) => `${attributes}>${escapeXml(strings[name]?.[label] ?? '')}</`,
    )
    .replace(/>\s+</g, '><')
    .trim();

type Texts = ReadonlyMap<string, string>;

/** The name of a diagram, from the path of its file. */
export const diagramName = (file: string): string => file.replace(/^.*\/|\.svg$/g, '');

const stringsFile = (locale: Locale): string => stringFilePath(locale, 'diagrams');

/** The labels of diagrams in a language. Empty if the file is not valid JSON, which the content check reports. */
function diagramStrings(locale: Locale, strings: Texts): DiagramStrings {
  try {
    return JSON.parse(strings.get(stringsFile(locale)) ?? '{}') as DiagramStrings;
  } catch {
    return {};
  }
}

/** The SVG of a diagram in a language. `values` replace the placeholders in its labels. */
export const diagramIn = (
  locale: Locale,
  name: string,
  { diagrams, strings }: Readonly<Record<'diagrams' | 'strings', Texts>>,
  values: ReadonlyMap<string, string>,
): string =>
  fillLabels(
    diagrams.get(`content/diagrams/${name}.svg`) ?? '',
    name,
    // The type assertion is right, since replacing placeholders does not change the type.
    fillStrings(diagramStrings(locale, strings), values) as DiagramStrings,
  );

/** Labels of diagrams for which a language has no string. */
export const missingLabels = (diagrams: Texts, strings: Texts): Problem[] =>
  locales.flatMap((locale) => {
    const known = diagramStrings(locale, strings);
    return [...diagrams].flatMap(([file, svg]) => {
      const name = diagramName(file);
      const labels = [...svg.matchAll(emptyLabel)].map(([, label = '']) => label);
      const missing = labels.filter((label) => known[name]?.[label] === undefined);
      return missing.map((label) => atTop(stringsFile(locale), `“${name}.${label}” is missing: ${file} shows it.`));
    });
  });

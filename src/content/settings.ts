import { isMap, isScalar } from 'yaml';
import type { Locale } from '../i18n/locales';
import { checkSource } from './yaml/raw-text';
import { type Figure, formatFigure } from './figures';
import { atTop, type Problem } from './problem';
import { perFile } from './remember';
import { type Rules, validateValue } from './schema/validate';
import { keyOf, readYaml } from './yaml/yaml-source';

/**
 * The type of a settings file, derived from a type in `settings.graphql`, without the fields that Gatsby adds to nodes.
 * `Localized` fields have one value for all languages, or one for each.
 */
type Written<Type, Localized extends keyof Type = never> = {
  [Key in Exclude<keyof Type, Type extends Queries.Node ? keyof Queries.Node : never>]: Key extends Localized
    ? Type[Key] | Record<string, Type[Key]>
    : Type[Key];
};

type WidgetSymbol = Written<Queries.WidgetSymbol, 'name'>;

/** The parsed files of `content/settings`. */
export interface Settings {
  company: Written<Queries.Company, 'registration' | 'lossesBeyondFunds' | 'addressLines'>;
  figures: Record<string, Figure>;
  instruments: InstrumentSettings[];
  widgets: {
    miniCharts: WidgetSymbol[];
    quoteGroups: (Omit<Written<Queries.QuoteGroup, 'label'>, 'symbols'> & { symbols: WidgetSymbol[] })[];
  };
}

export type InstrumentSettings = Written<Queries.Instrument, 'name'>;

const folder = 'content/settings';

/** The path of a settings file. */
export const settingsFile = (name: keyof Settings): string => `${folder}/${name}.yaml`;

export const isSettingsFile = (path: string): boolean => path.startsWith(`${folder}/`);

/** Parses a settings file, with at most one problem; cached until its text changes. */
export const readSettingsFile = perFile((file, text) => {
  const { source, problems } = readYaml(file, text);
  return { source, problems: [...checkSource(file, text), ...problems].slice(0, 1) };
});

const valueIn = perFile((file, text): unknown => readSettingsFile(file, text).source.document.toJS());

/** The values of the settings. They have these types only if `checkSettings` finds no problems. */
export function parseSettings(files: ReadonlyMap<string, string>): Settings {
  const valueOf = (name: keyof Settings): unknown => valueIn(settingsFile(name), files.get(settingsFile(name)) ?? '');
  return {
    company: valueOf('company'),
    figures: valueOf('figures') ?? {},
    instruments: valueOf('instruments') ?? [],
    widgets: valueOf('widgets'),
  } as Settings; // The type assertion relies on `checkSettings`, which validates the values against settings.graphql.
}

/** Creates a problem in a settings file, at the value to which the keys in `path` lead. */
export function problemInSettings(
  files: ReadonlyMap<string, string>,
  name: keyof Settings,
  path: readonly (string | number)[],
  message: string,
): Problem {
  const file = settingsFile(name);
  return readSettingsFile(file, files.get(file) ?? '').source.problemIn(path, message);
}

/** Structural problems of the settings files. */
export function checkSettings(files: ReadonlyMap<string, string>, rules: Rules): Problem[] {
  const check = (name: keyof Settings, type: string): Problem[] => {
    const file = settingsFile(name);
    const text = files.get(file);
    if (text === undefined) return [atTop(file, 'This settings file is missing.')];
    const { source, problems } = readSettingsFile(file, text);
    if (problems.length > 0) return problems;
    const root = source.document.contents;
    if (name !== 'figures') return validateValue(source, root, type, '', rules);
    if (!isMap(root)) return [source.problemAt(root, '', 'Figures stand here, each under its name.')];
    return root.items.flatMap((pair) =>
      validateValue(source, pair.value, type, isScalar(pair.key) ? keyOf(pair) : '', rules),
    );
  };
  return [
    ...check('company', 'Company!'),
    ...check('figures', 'Figure!'),
    ...check('instruments', '[Instrument!]!'),
    ...check('widgets', 'Widgets!'),
  ];
}

/** A text of the settings in a language. It may be one text for all languages. */
export const textIn = (locale: Locale, text: string | Record<string, string>): string =>
  typeof text === 'string' ? text : (text[locale] ?? '');

/** The settings that placeholders in texts use. */
export interface NamedValues {
  company: Pick<Settings['company'], 'name' | 'supportEmail' | 'lossesBeyondFunds' | 'currency'>;
  figures: Settings['figures'];
}

/** The values of placeholders in pages and interface strings: all figures, and some of the company's settings. */
export function placeholderValues({ company, figures }: NamedValues, locale: Locale): Map<string, string> {
  return new Map([
    ['company', company.name],
    ['supportEmail', company.supportEmail],
    ['lossesBeyondFunds', textIn(locale, company.lossesBeyondFunds)],
    ...Object.entries(figures).map(([name, figure]): [string, string] => [
      name,
      formatFigure(figure, locale, company.currency),
    ]),
  ]);
}

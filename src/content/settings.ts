import { isMap, isScalar } from 'yaml';
import type { Locale } from '../i18n/locales';
import { type ImpossibleValue, impossibleCompany } from './check-company';
import { impossibleFigures } from './check-figures';
import { type Figure, formatFigure } from './figures';
import { atTop, type Problem } from './problem';
import { perFile } from './per-file';
import { type Rules, validateValue } from './validate';
import { keyOf } from './yaml-nodes';
import { readYaml } from './yaml-source';

/**
 * The type of a settings file, derived from a type of `settings.graphql`: without the fields that Gatsby adds to nodes;
 * `Localized` fields have either one value for all languages or one for each.
 */
type Written<Type, Localized extends keyof Type = never> = {
  [Key in Exclude<keyof Type, Type extends Queries.Node ? keyof Queries.Node : never>]: Key extends Localized
    ? Type[Key] | Record<string, Type[Key]>
    : Type[Key];
};

type WidgetSymbol = Written<Queries.WidgetSymbol, 'name'>;

/** All of `content/settings`, parsed. */
export interface Settings {
  company: Written<Queries.Company, 'registration' | 'addressLines'>;
  figures: Record<string, Figure>;
  instruments: InstrumentSettings[];
  widgets: {
    miniCharts: WidgetSymbol[];
    quoteGroups: (Omit<Written<Queries.QuoteGroup, 'label'>, 'symbols'> & { symbols: WidgetSymbol[] })[];
  };
}

export type InstrumentSettings = Written<Queries.Instrument, 'name'>;

const folder = 'content/settings';

const fileOf = (name: keyof Settings): string => `${folder}/${name}.yaml`;

/** Parses a settings file; cached until its text changes. */
export const readSettingsFile = perFile((file, text) => readYaml(file, text));

const valueIn = perFile((file, text): unknown => readSettingsFile(file, text).source.document.toJS());

/** The values of the settings, of these types if `checkSettings` finds no problems. */
export function parseSettings(files: ReadonlyMap<string, string>): Settings {
  const valueOf = (name: keyof Settings): unknown => valueIn(fileOf(name), files.get(fileOf(name)) ?? '');
  return {
    company: valueOf('company'),
    figures: valueOf('figures') ?? {},
    instruments: valueOf('instruments') ?? [],
    widgets: valueOf('widgets'),
    // `checkSettings` validates them against settings.graphql, from which these types are generated.
  } as Settings;
}

/** Values that have the types of the schema and are still impossible. */
function checkValues(files: ReadonlyMap<string, string>): Problem[] {
  const settings = parseSettings(files);
  const report = (name: keyof Settings, { path, message }: ImpossibleValue): Problem => {
    const { source } = readSettingsFile(fileOf(name), files.get(fileOf(name)) ?? '');
    return source.problemAt(source.document.getIn(path, true), path.join('.'), message);
  };
  return [
    ...impossibleCompany(settings).map((value) => report('company', value)),
    ...impossibleFigures(settings).map((value) => report('figures', value)),
  ];
}

/** Problems of the settings files: of their form, or where that is right, of their values. */
export function checkSettings(files: ReadonlyMap<string, string>, rules: Rules): Problem[] {
  const check = (name: keyof Settings, type: string): Problem[] => {
    const file = fileOf(name);
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
  const problems = [
    ...check('company', 'Company!'),
    ...check('figures', 'Figure!'),
    ...check('instruments', '[Instrument!]!'),
    ...check('widgets', 'Widgets!'),
  ];
  return problems.length > 0 ? problems : checkValues(files);
}

/** The values of placeholders in a language: all figures, and the company's name and mail address. */
export function placeholderValues({ company, figures }: Settings, locale: Locale): Map<string, string> {
  return new Map([
    ['company', company.name],
    ['supportEmail', company.supportEmail],
    ...Object.entries(figures).map(([name, figure]): [string, string] => [
      name,
      formatFigure(figure, locale, company.currency),
    ]),
  ]);
}

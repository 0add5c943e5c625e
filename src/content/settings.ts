import { isMap, isScalar } from 'yaml';
import { readYaml } from './yaml-source';
import type { Locale } from '../i18n/locales';
import { type Figure, formatFigure } from './figures';
import type { Problem } from './problem';
import { type Rules, validateValue } from './validate';

type Localized<T> = T | Record<string, T>;

/** The company as `content/settings/company.yaml` has it; `settings.graphql` documents every key. */
export interface CompanySettings {
  name: string;
  supportEmail: string;
  supportChatUrl: string;
  registration: Localized<string>;
  addressLines: Localized<string[]>;
  hours: { days: number[]; opens: string; closes: string; timeZone: string };
  map: { latitude: number; longitude: number; zoom: number };
  currency: string;
  thirdParty: 'load' | 'ask';
}

export interface InstrumentSettings {
  symbol: string;
  name: Localized<string>;
  assetClass: string;
  provider: string;
}

export interface WidgetSettings {
  miniCharts: { symbol: string; name: Localized<string> }[];
  quoteGroups: { id: string; label: Localized<string>; symbols: { symbol: string; name: Localized<string> }[] }[];
}

/** All of `content/settings`, parsed. */
export interface Settings {
  company: CompanySettings;
  figures: Record<string, Figure>;
  instruments: InstrumentSettings[];
  widgets: WidgetSettings;
}

const folder = 'content/settings';

const fileOf = (name: keyof Settings): string => `${folder}/${name}.yaml`;

/** Parses the settings without checking them; `checkSettings` does that. */
export function parseSettings(files: ReadonlyMap<string, string>): Settings {
  const parse = (name: keyof Settings): unknown =>
    readYaml(fileOf(name), files.get(fileOf(name)) ?? '').source.document.toJS();
  return {
    company: parse('company') as Settings['company'],
    figures: (parse('figures') ?? {}) as Settings['figures'],
    instruments: (parse('instruments') ?? []) as Settings['instruments'],
    widgets: parse('widgets') as Settings['widgets'],
  };
}

/** All that is wrong with the settings files. */
export function checkSettings(files: ReadonlyMap<string, string>, rules: Rules): Problem[] {
  const check = (name: keyof Settings, type: string): Problem[] => {
    const file = fileOf(name);
    const text = files.get(file);
    if (text === undefined) return [{ file, line: 1, column: 1, field: '', message: 'This settings file is missing.' }];
    const { source, problems } = readYaml(file, text);
    if (problems.length > 0) return problems;
    const root = source.document.contents;
    if (name !== 'figures') return validateValue(source, root, type, '', rules);
    if (!isMap(root)) return [source.problemAt(root, '', 'Figures stand here, each under its name.')];
    return root.items.flatMap((pair) =>
      validateValue(source, pair.value, type, isScalar(pair.key) ? String(pair.key.value) : '', rules),
    );
  };
  return [
    ...check('company', 'Company!'),
    ...check('figures', 'Figure!'),
    ...check('instruments', '[Instrument!]!'),
    ...check('widgets', 'Widgets!'),
  ];
}

/** What `{{name}}` in copy stands for in a language: every figure, and the company's name and mail address. */
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

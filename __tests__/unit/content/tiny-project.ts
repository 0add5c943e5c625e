import { readContentSchema, withRouteEnum } from '../../../src/content/schema';
import { pageFilePath } from '../../../src/content/page';
import { sectionCounts } from '../../../src/content/section-counts';
import { kindToType } from '../../../src/section-kind';
import type { ProjectFiles } from '../../../packages/copy-check/project-files';
import { type Locale, locales } from '../../../src/i18n/locales';
import { type RouteId, routeIds, routes } from '../../../src/routes';

/** A minimal SDL with each kind of field that the checks distinguish. */
export const schema = readContentSchema(
  withRouteEnum(`
  type PageFrontMatter { draft: Boolean title: String! description: String! sections: [Section!]! }
  type SectionFrontMatter { draft: Boolean }
  type HeroSection { title: String! texts: [Prose!] drawing: DiagramName }
  ${Object.entries(Object.assign({}, ...Object.values(sectionCounts)) as Record<string, object>)
    .map(([kind, lists]) => `type ${kindToType(kind)} { ${Object.keys(lists).join()}: [String!]! }`)
    .join('\n')}
  type Prose { text: String! @prose }
  type Company { name: String! supportEmail: String! supportChatUrl: String! registration: String! @localized lossesBeyondFunds: String! @localized hours: Hours! map: Position! currency: String! }
  type Hours { days: [Int!]! opens: String! closes: String! timeZone: String! }
  type Position { latitude: Float! longitude: Float! zoom: Int! }
  type Figure { value: Float! style: FigureStyle! }
  type Instrument { symbol: String! name: String! @localized assetClass: AssetClass! provider: String! }
  type Widgets { miniCharts: [WidgetSymbol!]! quoteGroups: [QuoteGroup!]! }
  type WidgetSymbol { symbol: String! name: String! @localized }
  type QuoteGroup { id: String! label: String! @localized symbols: [WidgetSymbol!]! }
  enum DiagramName { margin }
  enum FigureStyle { number more large ms ratio }
  enum AssetClass { stocks commodities indices crypto forex }
`),
);

const words: Record<Locale, { title: string; questions: string; description: string; text: string }> = {
  en: {
    title: 'Title',
    questions: 'Questions',
    description: 'A description that is certainly long enough to be shown in search results.',
    text: 'Words',
  },
  de: {
    title: 'Titel',
    questions: 'Fragen',
    description: 'Eine Beschreibung, die für die Ergebnisse von Suchmaschinen lang genug ist.',
    text: 'Worte',
  },
  fr: {
    title: 'Titre',
    questions: 'Demandes',
    description: 'Une description assez longue pour être montrée par les moteurs de recherche.',
    text: 'Mots',
  },
};

function page(locale: Locale, route: RouteId): string {
  const { title, description, questions, text } = words[locale];
  const number = routeIds.indexOf(route);
  // No two pages may have the same title; these two are the ones that tests change.
  const ownTitle = { terms: title, faq: questions }[route as string] ?? `${title} ${number}`;
  const sections = Object.entries(sectionCounts[route] ?? {}).map(([kind, lists]) => {
    const [[list = '', count = 0] = []] = Object.entries(lists);
    return `  - kind: ${kind}\n    ${list}:\n${`      - ${text}\n`.repeat(count)}`;
  });
  const isLegal = routes[route].area === 'legal';
  return `---\ntitle: ${ownTitle}\ndescription: ${description} ${number}.\nsections:\n  - kind: hero\n    title: ${title}\n${sections.join('')}---\n${isLegal ? `\n${text}.\n` : ''}`;
}

const settings = {
  company:
    "name: Acme\nsupportEmail: help@acme.example\nregistration: { en: 'Registered', de: 'Eingetragen', fr: 'Inscrite' }\n" +
    "lossesBeyondFunds: { en: 'Perhaps', de: 'Vielleicht', fr: 'Peut-être' }\n" +
    "supportChatUrl: https://acme.example\nhours: { days: [1], opens: '09:00', closes: '18:00', timeZone: UTC }\n" +
    'map: { latitude: 1, longitude: 1, zoom: 1 }\ncurrency: EUR\n',
  figures: 'stocks: { value: 1, style: number }\nindices: { value: 1, style: number }\n',
  instruments: `${[
    ['A', 'stocks', 'Alpha'],
    ['B', 'stocks', 'Beta'],
    ['C', 'stocks', 'Gamma'],
    ['D', 'stocks', 'Delta'],
    ['E', 'stocks', 'Epsilon'],
    ['F', 'stocks', 'Zeta'],
    ['I', 'indices', 'Index'],
    ['K', 'commodities', '{ en: Gold, de: Gold, fr: Or }'],
    ['L', 'commodities', '{ en: Platinum, de: Platin, fr: Platine }'],
    ['M', 'commodities', 'Brent'],
    ['N', 'commodities', 'WTI'],
  ]
    .map(
      ([symbol, assetClass, name]) =>
        `- { symbol: ${symbol}, name: ${name}, assetClass: ${assetClass}, provider: "NYSE:${symbol}" }\n`,
    )
    .join('')}`,
  widgets: `miniCharts:\n${['A', 'B', 'C', 'D', 'E', 'F'].map((symbol) => `  - { symbol: "NYSE:${symbol}", name: Name }\n`).join('')}quoteGroups:\n${[
    ['indices', 'INDEX:S'],
    ['futures', 'PYTH:S'],
    ['forex', 'FX:S'],
    ['stocks', 'NYSE:S'],
    ['crypto', 'BITSTAMP:S'],
  ]
    .map(
      ([id, symbol]) =>
        `  - { id: ${id}, label: { en: Label, de: Gruppe, fr: Groupe }, symbols: [{ symbol: "${symbol}", name: Name }] }\n`,
    )
    .join('')}`,
};

const strings: Record<Locale, string> = {
  en: '{\n  "greeting": "Hello, {{name}}"\n}\n',
  de: '{\n  "greeting": "Hallo, {{name}}"\n}\n',
  fr: '{\n  "greeting": "Bonjour, {{name}}"\n}\n',
};

/** The string keys that the code of the project uses. */
export const code = new Map([['src/a.tsx', "const { t } = useTranslation('common');\nt('greeting', { name });\n"]]);

/** A minimal valid project with the `changes` to its files; undefined removes a file. */
export function tinyProject(
  changes: Record<string, string | ((text: string) => string) | undefined> = {},
): ProjectFiles {
  const texts = new Map<string, string>();
  for (const locale of locales) {
    for (const route of routeIds) texts.set(pageFilePath(locale, routes[route].path), page(locale, route));
    texts.set(`locales/${locale}/common.json`, strings[locale]);
  }
  for (const [name, text] of Object.entries(settings)) texts.set(`content/settings/${name}.yaml`, text);
  texts.set('content/words/names.txt', '');
  for (const [file, change] of Object.entries(changes)) {
    const text = typeof change === 'function' ? change(texts.get(file) ?? '') : change;
    if (text === texts.get(file)) throw new Error(`Nothing to change in ${file}.`);
    if (text === undefined) texts.delete(file);
    else texts.set(file, text);
  }
  const those = (pattern: RegExp) => new Map([...texts].filter(([file]) => pattern.test(file)));
  return {
    pages: those(/\.md$/),
    settings: those(/^content\/settings\//),
    strings: those(/\.json$/),
    words: those(/^content\/words\//),
    pictures: new Set(),
  };
}

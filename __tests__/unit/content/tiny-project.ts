import { readContentSchema, withRouteEnum } from '../../../src/content/schema/schema';
import { pageFilePath } from '../../../src/content/page/page';
import { sectionCounts } from '../../../src/content/page/section-counts';
import { kindToType } from '../../../src/section-kind';
import type { ContentFiles } from '../../../src/content/content-files';
import { type Locale, locales } from '../../../src/i18n/locales';
import { isLegal, type RouteId, routeIds } from '../../../src/routes';

/** A minimal SDL with each kind of field that the checks distinguish. */
export const schema = readContentSchema(
  withRouteEnum(`
  type PageFrontMatter { draft: Boolean title: String! description: String! sections: [Section!]! }
  type HeroSection { title: String! texts: [Prose!] file: DiagramName }
  ${Object.entries(Object.assign({}, ...Object.values(sectionCounts)) as Record<string, object>)
    .map(([kind, lists]) => `type ${kindToType(kind)} { ${Object.keys(lists).join()}: [String!]! }`)
    .join('\n')}
  type Prose { text: MarkdownRemark! @prose }
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

const words: Record<Locale, Record<'title' | 'questions' | 'text' | 'hello', string>> = {
  en: { title: 'Title', questions: 'Questions', text: 'Words', hello: 'Hello' },
  de: { title: 'Titel', questions: 'Fragen', text: 'Worte', hello: 'Hallo' },
  fr: { title: 'Titre', questions: 'Demandes', text: 'Mots', hello: 'Bonjour' },
};

/** Makes descriptions long enough to be valid. */
const filler = '0123456789 '.repeat(7);

function page(locale: Locale, route: RouteId): string {
  const { title, questions, text } = words[locale];
  const number = routeIds.indexOf(route);
  // Titles must be unique. Tests change the titles of these two pages.
  const ownTitle = { terms: title, faq: questions }[route as string] ?? `${title} ${number}`;
  const sections = Object.entries(sectionCounts[route] ?? {}).map(([kind, lists]) => {
    const [[list = '', count = 0] = []] = Object.entries(lists);
    return `  - kind: ${kind}\n    ${list}:\n${`      - ${text}\n`.repeat(count)}`;
  });
  return `---\ntitle: ${ownTitle}\ndescription: ${questions} ${filler}${number}\nsections:\n  - kind: hero\n    title: ${title}\n${sections.join('')}---\n${isLegal(route) ? `\n${text}.\n` : ''}`;
}

const settings = {
  company: `name: Acme
supportEmail: help@acme.example
registration: { en: 'Registered', de: 'Eingetragen', fr: 'Inscrite' }
lossesBeyondFunds: { en: 'Perhaps', de: 'Vielleicht', fr: 'Peut-être' }
supportChatUrl: https://acme.example
hours: { days: [1], opens: '09:00', closes: '18:00', timeZone: UTC }
map: { latitude: 1, longitude: 1, zoom: 1 }
currency: EUR
`,
  figures: 'stocks: { value: 1, style: number }\nindices: { value: 1, style: number }\n',
  instruments: `
A, name: Alpha, assetClass: stocks
B, name: Beta, assetClass: stocks
C, name: Gamma, assetClass: stocks
D, name: Delta, assetClass: stocks
E, name: Epsilon, assetClass: stocks
F, name: Zeta, assetClass: stocks
I, name: Index, assetClass: indices
K, name: { en: Gold, de: Gold, fr: Or }, assetClass: commodities
L, name: { en: Platinum, de: Platin, fr: Platine }, assetClass: commodities
M, name: Brent, assetClass: commodities
N, name: WTI, assetClass: commodities
`
    .slice(1)
    .replace(/^(.)(.*)$/gm, '- { symbol: $1$2, provider: "NYSE:$1" }'),
  widgets: `miniCharts:
${'ABCDEF'.replace(/./g, '  - { symbol: "NYSE:$&", name: Name }\n')}quoteGroups:
  - { id: indices, symbol: "INDEX:S" }
  - { id: futures, symbol: "PYTH:S" }
  - { id: forex, symbol: "FX:S" }
  - { id: stocks, symbol: "NYSE:S" }
  - { id: crypto, symbol: "BITSTAMP:S" }
`.replace(/ (symbol: "\w+:S")/g, ' label: { en: Label, de: Gruppe, fr: Groupe }, symbols: [{ $1, name: Name }]'),
};

/** The strings and placeholders that the project's code would use. */
export const keyUses = [{ file: 'src/greeting.tsx', keys: ['greeting'], names: ['name'] }];

/** The files of a minimal valid project, with `changes` applied; undefined removes a file. */
export function tinyProject(
  changes: Record<string, string | ((text: string) => string) | undefined> = {},
): ContentFiles {
  const texts = new Map<string, string>();
  for (const locale of locales) {
    for (const route of routeIds) texts.set(pageFilePath(locale, route), page(locale, route));
    texts.set(`locales/${locale}/common.json`, `{\n  "greeting": "${words[locale].hello}, {{name}}"\n}\n`);
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
    diagrams: those(/\.svg$/),
    words: those(/^content\/words\//),
    pictures: new Set(),
  };
}

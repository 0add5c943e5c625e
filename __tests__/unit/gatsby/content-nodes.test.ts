import type * as ContentFiles from '../../../src/content/content-files';
import { contentNodes } from '../../../src/gatsby/content-nodes';
import { hiddenRoutes } from '../../../src/gatsby/project';
import { schema, tinyProject } from '../content/tiny-project';

jest.mock('../../../src/content/content-files', () => ({
  ...jest.requireActual<typeof ContentFiles>('../../../src/content/content-files'),
  readContentFiles: () => ({ pages: new Map([['content/de/terms.md', '---\ndraft: true\n---\n']]) }),
}));

const faq = 'content/de/trade/faq.md';

const nodesOf = (changes?: Parameters<typeof tinyProject>[0], known = schema) =>
  contentNodes(tinyProject(changes), known);

const withHero = (line: string) => ({ [faq]: (text: string) => text.replace('kind: hero', `kind: hero\n    ${line}`) });

it('a build hides in all languages a page that is a draft in one language', () => {
  expect([...hiddenRoutes()]).toEqual(['terms']);
});

it('the build leaves out a page that names a missing diagram, and includes the unchanged page once the diagram exists', () => {
  const enums = new Map([...schema.enums, ['DiagramName', ['margin', 'trend']] as const]);
  expect(nodesOf(withHero('file: trend')).has(faq)).toBe(false);
  const nodes = nodesOf(withHero('file: trend'), { ...schema, enums }).get(faq);
  expect(nodes?.[0]).toMatchObject({ type: 'Page', id: 'Page de faq' });
});

it('the build makes a node of a diagram for each language, but none while the diagram or a file of interface strings has a mistake', () => {
  const trend = 'content/diagrams/trend.svg';
  const changes = {
    [trend]: '<svg><text data-label="up"></text></svg>',
    'locales/en/diagrams.json': '{ "trend": { "up": "{{company}} rises" } }',
    'locales/de/diagrams.json': '{ "trend": { "up": "{{company}} steigt" } }',
    'locales/fr/diagrams.json': '{ "trend": { "up": "{{company}} monte" } }',
  };
  expect(
    nodesOf(changes)
      .get(trend)
      ?.map(({ fields }) => fields),
  ).toEqual(
    [
      ['en', 'Acme rises'],
      ['de', 'Acme steigt'],
      ['fr', 'Acme monte'],
    ].map(([locale, label]) => ({ name: 'trend', locale, svg: `<svg><text>${label}</text></svg>` })),
  );
  const mistaken = nodesOf({ ...changes, 'locales/de/common.json': '{' });
  expect([mistaken.has(trend), mistaken.has(faq)]).toEqual([false, true]);
  const damaged = nodesOf({ ...changes, [trend]: '<svg>\n<<<<<<< HEAD\n</svg>' });
  expect([damaged.has(trend), damaged.has(faq)]).toEqual([false, true]);
});

it('a build leaves out only the page whose file has a mistake, but leaves out all pages if the settings have a mistake', () => {
  expect(nodesOf({ [faq]: 'Fragen' }).size).toBe(nodesOf().size - 1);
  expect(nodesOf({ 'content/settings/instruments.yaml': '- {}' }).size).toBe(0);
});

it('a legal text becomes one Markdown node for each URL prefix of its language, and links in the node have that prefix', () => {
  const file = (locale: string) => `content/${locale}/legal/privacy-policy.md`;
  const nodes = nodesOf({ [file('en')]: (text: string) => text.replace('Words.', '[{{company}}](route:faq)') });
  const texts = [...nodes.values()].flat().filter(({ type, id }) => type === 'MarkdownText' && id.includes('privacy'));
  const link = (url: string) => expect.stringMatching(`"type":"link".*"url":"${url}".*"value":"Acme"`) as unknown;
  expect(texts.map(({ fields, content }) => [fields, content])).toEqual([
    [{ tree: 'bare', file: file('en'), field: 'text' }, link('/trade/faq')],
    [{ tree: 'en', file: file('en'), field: 'text' }, link('/en/trade/faq')],
    [{ tree: 'de', file: file('de'), field: 'text' }, expect.stringContaining('"value":"Worte."')],
    [{ tree: 'fr', file: file('fr'), field: 'text' }, expect.stringContaining('"value":"Mots."')],
  ]);
});

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { parse } from 'graphql';
import { findTestBrowser } from '../../tools/find-browser';
import { locales } from '../../src/i18n/locales';
import { routeIds } from '../../src/routes';
import { readContentSdl } from '../../src/content/content-files';
import { ProjectCopy } from './project-copy';
import { freePorts, isTaken, patience, RunningScript } from './running-script';

const project = new ProjectCopy();
let ports: Awaited<ReturnType<typeof freePorts>>;
let server: RunningScript;

beforeAll(async () => {
  ports = await freePorts();
  server = new RunningScript(project.root, 'develop', ports);
  await server.until(async () => (await server.query('{ __typename }')) !== undefined);
});

afterAll(async () => {
  await server.interrupt();
  project.remove();
});

const readmeQueries = [...readFileSync('README.md', 'utf8').matchAll(/```graphql\n([\s\S]*?)```/g)].map(
  ([, query = '']) => query,
);

/** The README's query of that name. */
const readmeQuery = (name: string): string => readmeQueries.find((query) => query.startsWith(`query ${name}`)) ?? '';

const german = 'content/de/trade/faq.md';

describe('GraphiQL answers the README’s queries:', () => {
  it('there are three', () => {
    expect(readmeQueries).toHaveLength(3);
  });

  it('all pages of a locale', async () => {
    const { allPage } = await server.query<{ allPage: { nodes: Record<string, string>[] } }>(
      readmeQuery('PagesOfALocale'),
    );
    expect(allPage.nodes.map(({ route }) => route)).toEqual([...routeIds].sort());
    for (const { title, description } of allPage.nodes) {
      expect(title).toMatch(/\S/);
      expect(description).toMatch(/\S{3}/);
    }
    expect(allPage.nodes).toContainEqual(expect.objectContaining({ route: 'about', title: 'Über uns' }));
  });

  it('the six questions of the FAQ in three languages', async () => {
    interface Answer {
      allPage: { nodes: { locale: string; sections: { items?: { id: string; question: string }[] }[] }[] };
    }
    const { allPage } = await server.query<Answer>(readmeQuery('FrequentQuestions'));
    expect(allPage.nodes.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
    const items = allPage.nodes.map(({ sections }) => sections.flatMap((section) => section.items ?? []));
    expect(items.map((list) => list.map(({ id }) => id))).toEqual(locales.map(() => items[0]?.map(({ id }) => id)));
    expect(items[0]).toHaveLength(6);
    expect(new Set(items.flat().map(({ question }) => question)).size).toBe(18);
  });

  it('all instruments of a class', async () => {
    interface Answer {
      allInstrument: { totalCount: number; nodes: { symbol: string; name: string; provider: string }[] };
    }
    const { allInstrument } = await server.query<Answer>(readmeQuery('InstrumentsOfAClass'));
    expect(allInstrument.totalCount).toBe(20);
    expect(allInstrument.nodes).toHaveLength(20);
    for (const { symbol, name, provider } of allInstrument.nodes) expect(symbol && name && provider).toBeTruthy();
  });
});

it('GraphiQL explains every type and every field of the content', async () => {
  const names = parse(readContentSdl('.')).definitions.flatMap((definition) =>
    'name' in definition && definition.name ? [definition.name.value] : [],
  );
  expect(names.length).toBeGreaterThan(30);
  interface Described {
    name: string;
    description: string | null;
  }
  const asked = [...names, 'Section', 'RouteId'];
  const types = await server.query<Record<string, (Described & { fields: Described[] | null }) | null>>(
    `{ ${asked.map((name) => `${name}: __type(name: "${name}") { name description fields { name description } }`).join(' ')} }`,
  );
  const ofGatsby = ['id', 'parent', 'children', 'internal'];
  const bare = asked.flatMap((name) => {
    const type = types[name];
    if (!type?.description) return [name];
    return (type.fields ?? [])
      .filter((field) => !ofGatsby.includes(field.name) && !field.description)
      .map((field) => `${name}.${field.name}`);
  });
  expect(bare).toEqual([]);
});

it('an edited Markdown file shows in an open page without a restart, and in GraphiQL', async () => {
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const question = page.locator('main summary', { hasText: 'Wie eröffne ich ein Konto?' });
    // Before its first bundle is ready, Gatsby serves a page that stays empty.
    await server.until(async () => {
      await page.goto(`${server.url}/de/trade/faq`);
      await question.waitFor();
      return true;
    });
    await project.save(german, (text) =>
      text.replace('Wie eröffne ich ein Konto?', 'Wie komme ich zu einem Konto?').replace(/^title: .*$/m, 'title: Neu'),
    );
    await page.locator('main summary', { hasText: 'Wie komme ich zu einem Konto?' }).waitFor({ timeout: patience });
    expect(await question.count()).toBe(0);
    await server.until(async () => {
      const query = '{ page(route: { eq: faq }, locale: { eq: "de" }) { title } }';
      return (await server.query<{ page: { title: string } }>(query)).page.title === 'Neu';
    });
  } finally {
    await browser.close();
  }
});

it('a mistake in a Markdown file is reported with file, line and field, and develop keeps running', async () => {
  await project.save(german, (text) => text.replace('kind: accordion', 'kind: acordion'));
  await server.until(() => Promise.resolve(/trade\/faq\.md:\d+:\d+ sections\[1\]\.kind: /.test(server.output)));
  await project.save(german, (text) =>
    text.replace('kind: acordion', 'kind: accordion').replace(/^title: .*$/m, 'title: Gut'),
  );
  await server.until(async () => {
    const query = '{ page(route: { eq: faq }, locale: { eq: "de" }) { title } }';
    return (await server.query<{ page: { title: string } }>(query)).page.title === 'Gut';
  });
});

it('Ctrl-C ends all of it', async () => {
  await server.interrupt();
  for (const port of Object.values(ports)) expect([port, await isTaken(port)]).toEqual([port, false]);
});

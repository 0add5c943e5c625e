import { readdirSync, readFileSync } from 'node:fs';
import { readContentFiles } from '../../../src/content/content-files';
import { parsedPages } from '../../../src/content/page/page';
import { locales } from '../../../src/i18n/locales';
import { routeIds } from '../../../src/routes';
import type { ProjectCopy } from './project-copy';
import type { RunningScript } from './running-script';

const folder = 'docs/graphiql';
const saved = (name: string): string => readFileSync(`${folder}/${name}.graphql`, 'utf8');

const pages = parsedPages(readContentFiles('.').pages);

interface PageAnswer {
  route: string;
  locale: string;
  /** The result of queries that look for texts. */
  texts?: unknown[];
  stale: { field: string; text: string; english: string }[];
}

const placesOf = (found: readonly { route: string; locale: string }[]): string[] =>
  found.map(({ route, locale }) => `${locale} ${route}`).sort();

/**
 * Tests that `develop`, running in a copy of the project, answers each query in `docs/graphiql` with data that equals
 * the content files.
 */
export function testSavedQueries(server: () => RunningScript, project: ProjectCopy): void {
  const ask = async (name: string): Promise<PageAnswer[]> =>
    (await server().query<{ allPage: { nodes: PageAnswer[] } }>(saved(name))).allPage.nodes;

  it('CONTRIBUTING.md has a working link for each saved GraphiQL query', async () => {
    const links = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/\[([a-z-]+)\]\(\S+?(\/___queries\/\S+)\)/g)];
    expect(links.map(([, name]) => `${name}.graphql`).sort()).toEqual(readdirSync(folder).sort());
    for (const [, name = '', path] of links) {
      const { status, headers } = await fetch(`${server().url}${path}`, { redirect: 'manual' });
      const target = new URL(headers.get('location') ?? '', server().url);
      expect([status, target.pathname, target.searchParams.get('query')]).toEqual([302, '/___graphql', saved(name)]);
    }
    expect((await fetch(`${server().url}/___queries/no-such`)).status).toBe(404);
  });

  it.each(readdirSync(folder))('the saved GraphiQL query %s returns at least one result', async (file) => {
    const answer = await server().query<Record<string, { nodes: unknown[] }>>(
      readFileSync(`${folder}/${file}`, 'utf8'),
    );
    for (const { nodes } of Object.values(answer)) expect(nodes.length).toBeGreaterThan(0);
  });

  it.each([
    ['pages-with-a-picture', /src: hero-home\.png/],
    ['uses-of-a-figure', /\{\{activeTraders\}\}/],
    ['links-to-a-page', /route: ?clientAgreement\b/],
    // The query does not search lines that name a diagram, a picture, an id or a page, so the pattern skips them.
    ['texts-with-a-word', /^(?!\s*(?:file|src|id|route): ).*margin/im],
  ])(
    'the saved GraphiQL query %s returns exactly the pages whose Markdown files match the query',
    async (name, text) => {
      const found = (await ask(name)).filter(({ texts }) => texts?.length !== 0);
      expect(placesOf(found)).toEqual(placesOf(pages.filter((page) => text.test(page.text))));
    },
  );

  it('the saved GraphiQL query of stale translations returns the translations of an English text that was edited', async () => {
    const stale = async () => {
      const found = await ask('translations-older-than-english');
      expect(found).toHaveLength(routeIds.length * (locales.length - 1));
      return found.flatMap(({ route, locale, stale: texts }) => texts.map((text) => ({ route, locale, ...text })));
    };
    expect(await stale()).toEqual([]);
    const english = 'content/en/about-us.md';
    const before = project.read(english);
    await project.save(english, (text) => text.replace(/^title: .*$/m, 'title: Since {{company}} began'));
    await server().until(async () => (await stale()).length > 0);
    expect(await stale()).toEqual(
      ['de', 'fr'].map((locale) => ({
        route: 'about',
        locale,
        field: 'title',
        text: expect.stringMatching(/\S/),
        english: 'Since {{company}} began',
      })),
    );
    await project.save(english, () => before);
    await server().until(async () => (await stale()).length === 0);
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { readContentFiles } from '../../../src/content/content-files';
import { parsedPages } from '../../../src/content/page';
import { locales } from '../../../src/i18n/locales';
import { routeIds } from '../../../src/routes';
import { copyOf, settings } from '../../support/page-copy';
import { de, en, fr } from '../../support/strings';
import type { ProjectCopy } from './project-copy';
import type { RunningScript } from './running-script';

const folder = 'docs/graphiql';
const saved = (name: string): string => readFileSync(`${folder}/${name}.graphql`, 'utf8');

const pages = parsedPages(readContentFiles('.').pages);

interface PageAnswer {
  route: string;
  locale: string;
  sections: { title?: string; items?: { id: string; question: string }[] }[];
  texts: { field: string; text: string }[];
  links: { text: string }[];
  stale: { field: string; text: string; english: string }[];
}

const placesOf = (found: readonly { route: string; locale: string }[]): string[] =>
  found.map(({ route, locale }) => `${locale} ${route}`).sort();

/** The pages whose file contains a text. */
const pagesWith = (text: string): string[] => placesOf(pages.filter((page) => page.text.includes(text)));

/** Tests that `develop`, running in a copy of the project, answers the queries of `docs/graphiql`, each with what the content says. */
export function testSavedQueries(server: () => RunningScript, project: ProjectCopy): void {
  const ask = async <Node>(name: string, type: 'allPage' | 'allInstrument' | 'allStrings'): Promise<Node[]> =>
    (await server().query<Record<string, { nodes: Node[] }>>(saved(name)))[type]?.nodes ?? [];

  it('each stands in CONTRIBUTING.md, whose link opens it in GraphiQL', async () => {
    const links = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/\[([a-z-]+)\]\(\S+?(\/___queries\/\S+)\)/g)];
    expect(links.map(([, name]) => `${name}.graphql`).sort()).toEqual(readdirSync(folder).sort());
    for (const [, name = '', path] of links) {
      const { status, headers } = await fetch(`${server().url}${path}`, { redirect: 'manual' });
      const target = new URL(headers.get('location') ?? '', server().url);
      expect([status, target.pathname, target.searchParams.get('query')]).toEqual([302, '/___graphql', saved(name)]);
    }
    expect((await fetch(`${server().url}/___queries/no-such`)).status).toBe(404);
  });

  it('all pages of a locale', async () => {
    const found = await ask<Record<string, string>>('pages-of-a-locale', 'allPage');
    expect(found.map(({ route }) => route)).toEqual([...routeIds].sort());
    for (const { description } of found) expect(description).toMatch(/\S{3}/);
    expect(found).toContainEqual(expect.objectContaining({ route: 'about', title: copyOf('de', 'about').title }));
  });

  it('the six questions of the FAQ in three languages', async () => {
    const found = await ask<PageAnswer>('frequent-questions', 'allPage');
    expect(found.map(({ locale }) => locale).sort()).toEqual([...locales].sort());
    const items = found.map(({ sections }) => sections.flatMap((section) => section.items ?? []));
    expect(items.map((list) => list.map(({ id }) => id))).toEqual(locales.map(() => items[0]?.map(({ id }) => id)));
    expect(items[0]).toHaveLength(6);
    expect(new Set(items.flat().map(({ question }) => question)).size).toBe(18);
  });

  it('all instruments of a class', async () => {
    const found = await ask<Record<string, string>>('instruments-of-a-class', 'allInstrument');
    const indices = settings.instruments.filter(({ assetClass }) => assetClass === 'indices');
    expect(found.map(({ symbol }) => symbol).sort()).toEqual(indices.map(({ symbol }) => symbol).sort());
    for (const { name, provider } of found) expect(name && provider).toBeTruthy();
  });

  it.each([
    ['pages that show a picture', 'pages-with-a-picture', 'src: hero-home.png'],
    ['pages that use a figure', 'uses-of-a-figure', '{{activeTraders}}'],
  ])('%s', async (_what, name, text) => {
    const found = placesOf(await ask<PageAnswer>(name, 'allPage'));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(pagesWith(text));
  });

  it('sections of a kind', async () => {
    const found = await ask<PageAnswer>('sections-of-a-kind', 'allPage');
    expect(placesOf(found)).toEqual(pagesWith('kind: call-to-action'));
    const asked = copyOf('de', 'faq').sections.filter(({ kind }) => kind === 'call-to-action');
    const german = found.find(({ route, locale }) => route === 'faq' && locale === 'de');
    expect(german?.sections.map(({ title }) => title)).toEqual(asked.map(({ title }) => title));
  });

  it('texts that contain a word', async () => {
    const found = await ask<PageAnswer>('texts-with-a-word', 'allPage');
    const texts = found.flatMap((page) => page.texts);
    expect(texts.length).toBeGreaterThan(0);
    for (const { text, field } of texts)
      expect([field, text.toLowerCase()]).toEqual([field, expect.stringContaining('margin')]);
    expect(placesOf(found.filter((page) => page.texts.length > 0))).toEqual(
      placesOf(pages.filter(({ text }) => /margin/i.test(text.replace(/^\s*(?:drawing|src|id|route): .*$/gm, '')))),
    );
  });

  it('links to a page', async () => {
    const found = await ask<PageAnswer>('links-to-a-page', 'allPage');
    expect(placesOf(found)).toEqual(placesOf(pages.filter(({ text }) => /route: ?clientAgreement\b/.test(text))));
    for (const { links } of found) expect(links.map(({ text }) => text)).not.toContain('');
  });

  it('the longest titles first', async () => {
    const found = await ask<{ title: string; titleLength: number }>('longest-titles', 'allPage');
    const lengths = found.map(({ title }) => title.length);
    expect(found.map(({ titleLength }) => titleLength)).toEqual(lengths);
    expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
    expect(lengths).toHaveLength(10);
  });

  it('translations older than their English, once English is edited', async () => {
    const stale = async () => {
      const found = await ask<PageAnswer>('translations-older-than-english', 'allPage');
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

  it('one string of the interface in all languages', async () => {
    const found = await ask<{ language: string; string: string }>('string-in-all-languages', 'allStrings');
    expect(found).toEqual([
      { language: 'de', string: de.common.menu.terms },
      { language: 'en', string: en.common.menu.terms },
      { language: 'fr', string: fr.common.menu.terms },
    ]);
  });
}

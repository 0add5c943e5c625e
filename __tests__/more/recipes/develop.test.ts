import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findTestBrowser } from '../../../packages/shared/find-browser';
import { routePath } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';
import { headingOf } from '../../support/page-copy';
import { de } from '../../support/strings';
import { ProjectCopy } from './project-copy';
import { patience, RunningScript } from './running-script';
import { testSavedQueries } from './saved-queries';

const project = new ProjectCopy();
let server: RunningScript;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = new RunningScript(project.root, 'develop');
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await server.until(async () => (await server.query('{ __typename }')) !== undefined);
});

afterAll(async () => {
  await browser.close();
  await server.interrupt();
  project.remove();
});

describe('GraphiQL in `npm run develop`', () => testSavedQueries(() => server, project));

/** The element of Gatsby's error overlay. */
const overlay = '[data-gatsby-overlay="root"]';

const about = 'content/de/about-us.md';
const heading = () => page.locator('main h1');

/** Opens a German page. Until the first bundle is ready, Gatsby serves an empty page or an error. */
const open = (route: RouteId) =>
  server.until(async () => {
    await page.goto(`${server.url}${routePath(route, 'de')}`);
    await page.locator('main h1', { hasText: headingOf('de', route) }).waitFor({ timeout: 20_000 });
    return true;
  });

/**
 * Resolves when webpack is idle. Its hot middleware sends `sync` on connecting, or `built` when a running compilation
 * ends.
 */
const compiled = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const events = new EventSource('/__webpack_hmr');
        events.onmessage = ({ data }) => {
          if (!/"action":"(?:sync|built)"/.test(String(data))) return;
          events.close();
          resolve();
        };
      }),
  );

const replace = (file: string, from: string | RegExp, to: string) =>
  project.save(file, (text) => text.replace(from, to));

describe('a page open in `npm run develop`', () => {
  let printedBefore: number;
  beforeAll(async () => {
    await open('about');
    await compiled();
    printedBefore = server.output.length;
  });

  it('in `npm run develop`, an edit of a German Markdown file appears at once on the open page and in GraphiQL', async () => {
    await replace(about, /^title: .*$/m, 'title: Neu');
    await replace(about, /^ {4}title: .*$/m, '    title: Wer wir sind');
    await page.locator('main h1', { hasText: 'Wer wir sind' }).waitFor();
    const { page: answer } = await server.query<{ page: { title: string } }>(
      '{ page(route: { eq: about }, locale: { eq: "de" }) { title } }',
    );
    expect(answer.title).toBe('Neu');
  });

  it('a page open in `npm run develop` shows an edited interface string at once', async () => {
    await replace('locales/de/common.json', `"about": "${de.common.menu.about}"`, '"about": "Das Haus"');
    await page.locator('footer a', { hasText: 'Das Haus' }).waitFor();
  });

  it('`npm run develop` shows edited pages and strings without a new webpack bundle, which would take longer', () => {
    const printed = server.output.slice(printedBefore);
    expect(printed).toContain('Writing page-data.json');
    expect(printed).not.toContain('Re-building development bundle');
  });

  it('a German page open in `npm run develop` shows a number edited in `figures.yaml`, formatted as 123.456', async () => {
    await replace('content/settings/figures.yaml', /(?<=activeTraders: \{ value: )\d+/, '123456');
    await page.locator('main', { hasText: '123.456' }).waitFor();
  });

  // Whether an edit arrives while Gatsby runs queries is a matter of chance, so ten edits are tried. Gatsby would also
  // exit if edits arrived during six runs of queries in a row, which src/gatsby/develop/edits.ts prevents.
  it('`npm run develop` shows every edit on the open page, also edits saved while Gatsby still runs queries for an earlier edit', async () => {
    for (let number = 1; number <= 10; number += 1) {
      const before = server.output.length;
      await replace('content/settings/figures.yaml', /(?<=activeTraders: \{ value: )\d+/, `${number}00000`);
      await server.until(async () => server.output.includes('write out requires', before));
      await replace(about, /^ {4}title: .*$/m, `    title: Titel ${number}`);
      await page.locator('main h1', { hasText: `Titel ${number}` }).waitFor();
    }
  });
});

it('a page open in `npm run develop` logs no error', async () => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const notFound = page.waitForResponse(/\/page-data\/404\.html\//);
  await open('terms');
  expect((await notFound).status()).toBe(200);
  expect(errors).toEqual([]);
});

describe('error messages of the content check', () => {
  beforeAll(() => open('faq'));
  const faq = 'content/de/trade/faq.md';
  const title = headingOf('de', 'faq');

  it.each([
    [
      'a mistake in a page',
      faq,
      'kind: accordion',
      'kind: acordion',
      /faq\.md:\d+:\d+ sections\[1\]\.kind: .*acordion/,
    ],
    ['a mistake in JSON', 'locales/de/common.json', /",\n/, '"\n', /de\/common\.json:\d+:\d+ This is not valid JSON/],
  ])(
    'in `npm run develop`, an overlay on the open page shows %s until the mistake is corrected',
    async (_what, file, from, to, words) => {
      const before = project.read(file);
      await replace(file, from, to);
      await page.locator(overlay, { hasText: words }).waitFor();
      expect(server.output).toMatch(words);
      // The page shows the last valid content, also after a reload.
      expect(await heading().textContent()).toBe(title);
      await page.reload();
      await page.locator(overlay, { hasText: words }).waitFor();
      expect(await heading().textContent()).toBe(title);
      await page.locator('footer a', { hasText: de.common.menu.terms }).waitFor();
      await project.save(file, () => before);
      await page.locator(overlay).waitFor({ state: 'detached' });
    },
  );

  it('in `npm run develop`, an overlay says that a picture named on a page is missing, until the picture’s file is added', async () => {
    await open('terms');
    await replace('content/de/terms.md', /src: hero.*\.png/, 'src: added-later.png');
    await page.locator(overlay, { hasText: 'There is no picture “added-later.png”' }).waitFor();
    const folder = join(project.root, 'content/pictures');
    copyFileSync(join(folder, 'hero-home.png'), join(folder, 'added-later.png'));
    await page.locator(overlay).waitFor({ state: 'detached' });
    await page.locator('main img[src*="added-later"]').waitFor();
  });
});

it('Ctrl-C ends all processes of `npm run develop`', () => server.interrupt());

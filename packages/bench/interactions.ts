import type { Browser, Page } from '@playwright/test';
import { interactionBudget } from './budgets';
import { type Figure, median } from './figure';

/** The Prioritized Task Scheduling API, in Chromium; TypeScript has no types for it yet. */
declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/** The part of Gatsby's loader that is used here; Gatsby has no types for it. */
declare const ___loader: { loadPageSync(path: string): object | undefined };

const times = 9;
const slowDown = 4;

/** Lighthouse's slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Clicks, and returns the milliseconds until `done` is painted: an element by its selector, or another heading. */
const paintedAfterClick = (page: Page, click: string, done: string): Promise<number> =>
  page.evaluate(
    ([clickOn, sign]) =>
      new Promise<number>((resolve) => {
        const target = [...document.querySelectorAll<HTMLElement>(clickOn)].find((element) =>
          element.checkVisibility(),
        );
        if (!target) throw new Error(`Nothing on the page can be clicked as ${clickOn}.`);
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const isDone = () =>
          sign === 'another heading' ? heading() !== before : document.querySelector(sign) !== null;
        // The first task after the frame. With a lower priority, tasks that React has queued would run before it.
        const afterPaint = (started: number) =>
          scheduler.postTask(() => resolve(performance.now() - started), { priority: 'user-blocking' });
        const started = performance.now();
        const look = () => {
          if (isDone()) void afterPaint(started);
          else requestAnimationFrame(look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    [click, done] as const,
  );

interface Interaction {
  from: string;
  width: number;
  click: string;
  done: string;
  network?: typeof slow4g;
  /** A page that Gatsby prefetches some seconds after a link to it has come into view; the click waits for it. */
  ahead?: string;
}

/** One measurement in a fresh browser profile, after hydration and the prefetching of links in view. */
async function once(browser: Browser, origin: string, { from, width, click, done, network, ahead }: Interaction) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  // tsx wraps functions in its helper `__name`, also those that Playwright sends to the page, where it is not defined.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(origin + from);
  await page.mouse.move(5, 400);
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
  if (ahead) {
    await page.waitForFunction((path) => ___loader.loadPageSync(path) !== undefined, ahead);
  }
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  const result = await paintedAfterClick(page, click, done);
  await context.close();
  return result;
}

const toNextPage: Interaction = {
  from: '/en',
  width: 1440,
  click: 'header a[href="/en/terms"]',
  done: 'another heading',
  ahead: '/en/terms',
};

/** The interactions to measure, by the name of their figure. */
const interactions: Record<keyof typeof interactionBudget, Interaction> = {
  nextPage: toNextPage,
  nextPageSlow4g: { ...toNextPage, network: slow4g },
  accordion: {
    from: '/en/trade/faq',
    width: 390,
    click: 'main details:not([open]) > summary',
    done: 'main details[open]',
  },
  menu: { from: '/en', width: 390, click: 'header [popovertarget="site-menu"]', done: '#site-menu:popover-open' },
};

/** Milliseconds from the click to the paint of its result for each interaction, the median of nine. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, interaction] of Object.entries(interactions)) {
    process.stderr.write(`interaction ${name}\n`);
    const results: number[] = [];
    for (let time = 0; time < times; time += 1) results.push(await once(browser, origin, interaction));
    const budget = interactionBudget[name as keyof typeof interactions]; // `Object.entries` returns strings.
    figures.push({ name: `interaction ${name}`, value: Math.round(median(results)), unit: 'ms', budget });
  }
  return figures;
}

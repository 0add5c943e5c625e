import type { Browser, Page } from '@playwright/test';
import { hydrationMark } from '../../src/gatsby-runtime/globals';
import { interactionBudget } from './budgets';
import { type Measurement, median } from './measurement';

/** TypeScript has no types yet for Chromium's Prioritized Task Scheduling API. */
declare const scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };

/** Gatsby's loader, for which Gatsby has no types. The benchmark only uses `loadPageSync`. */
declare const ___loader: { loadPageSync(path: string): object | undefined };

const times = 9;
const slowDown = 4;

/** Lighthouse's settings for slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Clicks an element, and returns the milliseconds until the result is painted: an element that matches the selector
 * `done`, or a new `<h1>` if `done` is “another heading”.
 */
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
        // Resolves with the elapsed time in the first task after the paint. With a lower priority, this task would run
        // after React's queued tasks.
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
  /**
   * Path of a page that must have been prefetched before the click. Gatsby prefetches a page some seconds after a link
   * to the page comes into view.
   */
  ahead?: string;
}

/** Measures an interaction once, in a new browser profile, after hydration and prefetching. */
async function once(browser: Browser, origin: string, { from, width, click, done, network, ahead }: Interaction) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  // tsx adds calls of its helper `__name` to functions, also to those that Playwright runs in the page, where the
  // helper is missing.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(origin + from);
  await page.mouse.move(5, 400);
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydrationMark);
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

/** Measures the milliseconds from each click to the paint of its result: the median of nine measurements. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, interaction] of Object.entries(interactions)) {
    process.stderr.write(`interaction ${name}\n`);
    const results: number[] = [];
    for (let time = 0; time < times; time += 1) results.push(await once(browser, origin, interaction));
    // The type assertion is right, since `name` is a key of `interactions`; TypeScript types the keys of
    // `Object.entries` as strings.
    const budget = interactionBudget[name as keyof typeof interactions];
    measurements.push({ name: `interaction ${name}`, value: Math.round(median(results)), unit: 'ms', budget });
  }
  return measurements;
}

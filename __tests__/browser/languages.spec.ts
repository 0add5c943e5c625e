import type { Page } from '@playwright/test';
import { navigateInside, openHydrated } from './support/react';
import { holdBack } from './support/requests';
import { expect, test } from './support/test';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

const storedLocale = (page: Page): Promise<string | null> => page.evaluate(() => window.localStorage.getItem('locale'));

interface Report {
  path: string;
  /** Whether the document's body is rendered. */
  shown: boolean;
}

/** Records the path of each loaded document, and whether its body is rendered. */
async function watchWhatIsShown(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('reportDocument', (report: Report) => reports.push(report));
  await page.addInitScript(() => {
    const { reportDocument } = window as unknown as { reportDocument(report: Report): void };
    document.addEventListener('readystatechange', () => {
      // A redirect may have stopped the parser before `<body>`.
      const shown = (document.querySelector('body')?.getClientRects().length ?? 0) > 0;
      if (document.readyState === 'complete') reportDocument({ path: window.location.pathname, shown });
    });
  });
  return reports;
}

test('a visitor who chose German is redirected from /terms to /de/terms, with query and hash, before anything is painted', async ({
  page,
}) => {
  await openHydrated(page, '/de/contacts');
  expect(await storedLocale(page)).toBe('de');
  const before = await historyLength(page);
  const reports = await watchWhatIsShown(page);
  const letGo = await holdBack(page, '**/de/terms?x=1');
  await page.goto('/terms?x=1#main', { waitUntil: 'commit' });
  await expect.poll(() => reports).toEqual([{ path: '/terms', shown: false }]);
  letGo();
  await expect.poll(() => reports.at(-1)).toEqual({ path: '/de/terms', shown: true });
  await expect(page).toHaveURL('/de/terms?x=1#main');
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/de/contacts');
});

test('on a first visit, the address / redirects to /en and is never painted, however slowly /en loads', async ({
  page,
}) => {
  const reports = await watchWhatIsShown(page);
  const letGo = await holdBack(page, '**/en');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => reports).toEqual([{ path: '/', shown: false }]);
  letGo();
  await expect.poll(() => reports.at(-1)).toEqual({ path: '/en', shown: true });
});

test('a client-side navigation stores the language of its page, and an unknown language such as /xx/terms leads to the home page in the stored language', async ({
  page,
}) => {
  await openHydrated(page, '/de/terms');
  await navigateInside(page, '/fr/market');
  await expect.poll(() => storedLocale(page)).toBe('fr');
  await navigateInside(page, '/xx/terms');
  await expect(page).toHaveURL('/fr');
});

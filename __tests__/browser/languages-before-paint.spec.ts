import type { Page } from '@playwright/test';
import { visitorWith } from './support/stored-locale';
import { expect, test } from './support/test';

interface Report {
  path: string;
  /** Whether any element of the body is rendered. */
  shown: boolean;
}

/** The language and path of a document once it has loaded. */
async function watchDocuments(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('reportDocument', (report: Report) => reports.push(report));
  await page.addInitScript(() => {
    const { reportDocument } = window as unknown as { reportDocument(report: Report): void };
    document.addEventListener('readystatechange', () => {
      // The navigation may have stopped the parser before the body.
      const body = document.querySelector('body');
      const shown = (body?.getClientRects().length ?? 0) > 0;
      if (document.readyState === 'complete') reportDocument({ path: window.location.pathname, shown });
    });
  });
  return reports;
}

/** Delays the response for a path until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

async function expectUnseen(page: Page, from: string, to: string): Promise<void> {
  const reports = await watchDocuments(page);
  const letGo = await holdBack(page, to);
  await page.goto(from, { waitUntil: 'commit' });
  await expect.poll(() => reports).toEqual([{ path: from, shown: false }]);
  letGo();
  await expect.poll(() => reports.at(-1)).toEqual({ path: to, shown: true });
}

test.describe('a visitor who chose German', () => {
  test.use({ storageState: visitorWith('de') });

  test('never sees a bare page, however slow its twin is', ({ page }) => expectUnseen(page, '/terms', '/de/terms'));
});

test('a first visitor never sees the bare root, however slow English is', ({ page }) => expectUnseen(page, '/', '/en'));

import type { Page } from '@playwright/test';
import { openHydrated, untilHydrated } from './support/react';
import { saysAnother } from './support/release';
import { storedLocale } from './support/stored-locale';
import { expect, test } from './support/test';
import { de, fr } from '../support/strings';

// The files of the earlier release are missing.
test.use({ faultsExpected: true });

/** Starts collecting the addresses of documents that the page requests. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('a tab that stays open while another release goes live', () => {
  test('is not loaded again and again where the parts of a release do not fit each other', async ({
    page,
    untilRequestsEnd,
  }) => {
    await saysAnother(page);
    const documents = watchDocuments(page);
    await openHydrated(page, '/fr/terms');
    await expect.poll(() => documents).toEqual(['/fr/terms', '/fr/terms']);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilRequestsEnd();
    expect(documents).toEqual(['/fr/terms', '/fr/terms']);
  });
});

test.describe('two tabs', () => {
  test('each stay in the language they were opened in, and only a bare address follows the last choice', async ({
    context,
  }) => {
    const [german, french] = [await context.newPage(), await context.newPage()];
    await openHydrated(german, '/de/terms');
    await openHydrated(french, '/fr/terms');
    await footerLink(german, de.common.menu.markets).click();
    await expect(german).toHaveURL('/de/market');
    await footerLink(french, fr.common.menu.markets).click();
    await expect(french).toHaveURL('/fr/market');
    await german.reload();
    await expect(german).toHaveURL('/de/market');
    // Browsers tell the other tab's process a moment later.
    await expect.poll(() => storedLocale(french)).toBe('de');
    const documents = watchDocuments(french);
    await french.goto('/terms?x=1');
    await expect(french).toHaveURL('/de/terms?x=1');
    await untilHydrated(french);
    expect(documents).toEqual(['/terms', '/de/terms']);
  });
});

import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findTestBrowser } from '../shared/find-browser';

/** Milliseconds in which a page must load, its scripts start, and third-party content appear. */
export const patience = 15_000;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Opens a browser context for a new visitor who has consented to charts and map. `locale` is the stored language, if
 * any.
 */
export async function newVisitor(browser: Browser, locale?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    // Chromium does not trust the authority in NODE_EXTRA_CA_CERTS, so it must accept any certificate. `certificate.ts`
    // reports bad certificates.
    ignoreHTTPSErrors: Boolean(process.env.NODE_EXTRA_CA_CERTS),
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript((chosen) => {
    // Runs only in the page itself: not in third-party frames, and not in the blank page before the first navigation.
    if (window.top !== window || window.location.protocol !== 'https:') return;
    localStorage.setItem('thirdParty', 'allowed');
    if (chosen) localStorage.setItem('locale', chosen);
  }, locale);
  return context;
}

export const resolves = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

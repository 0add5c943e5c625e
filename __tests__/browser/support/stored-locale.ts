import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { origin } from './test';

/** For `test.use({ storageState })`: a visitor in whose browser this value is stored. */
export const visitorWith = (locale: string): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'locale', value: locale }] }],
});

/** The locale that the browser remembers; null for none. */
export const storedLocale = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('locale'));

/** A browser that refuses storage altogether, as with cookies blocked. */
export async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
  });
}

/** A browser whose storage can be read but takes nothing more. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { origin } from './test';

/** For `test.use({ storageState })`: a browser with this stored value. */
export const visitorWith = (locale: string): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'locale', value: locale }] }],
});

/** The stored locale; null if there is none. */
export const storedLocale = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('locale'));

/** Denies access to storage, like a browser with blocked cookies. */
export async function denyStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny });
  });
}

/** Makes storage full: readable, but every write throws. */
export async function fillStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

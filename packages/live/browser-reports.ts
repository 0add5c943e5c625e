import type { BrowserContext, Page } from '@playwright/test';

/**
 * Collects console errors (CSP violations among them) and uncaught errors of all pages of a browser context. Errors in
 * third-party frames are ignored.
 */
export function watch(context: BrowserContext, url: string) {
  const reports = new WeakMap<Page, string[]>();
  const report = (page: Page | null, text: string): void => {
    if (page) reports.set(page, [...(reports.get(page) ?? []), text]);
  };
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error();
    const isOurs = stack.includes(url) || !stack.includes('https://');
    if (isOurs) report(error.page(), `uncaught error: ${message}`);
  });
  context.on('console', (message) => {
    const { url: from } = message.location();
    const isOurs = from === '' || from.startsWith(url);
    if (message.type() === 'error' && isOurs)
      report(message.page(), `console error: ${message.text()} (${from.replace(url, '')})`);
  });
  return {
    /** Returns what a page has reported since the last call. */
    take(page: Page): string[] {
      const found = reports.get(page) ?? [];
      reports.delete(page);
      return found;
    },
  };
}

export type Reports = ReturnType<typeof watch>;

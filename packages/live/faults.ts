import type { BrowserContext, Page } from '@playwright/test';

/** What pages report of themselves: console errors, uncaught errors, violations of the policy. */
export interface Reports {
  /** What a page has reported since the last call. */
  take(page: Page): string[];
}

/** Watches all pages of a context from now on. Errors in third-party frames are ignored. */
export async function watch(context: BrowserContext, url: string): Promise<Reports> {
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
    // A violation is reported by its event, which says more.
    const isViolation = /Content Security Policy/.test(message.text());
    if (message.type() === 'error' && isOurs && !isViolation)
      report(message.page(), `console error: ${message.text()} (${from.replace(url, '')})`);
  });
  await context.exposeBinding('reportViolation', ({ page }, text: string) => report(page, text));
  await context.addInitScript(() => {
    if (window.top !== window) return;
    const { reportViolation } = window as unknown as { reportViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`policy violation: ${effectiveDirective} forbids ${blockedURI}`),
    );
  });
  return {
    take(page) {
      const found = reports.get(page) ?? [];
      reports.delete(page);
      return found;
    },
  };
}

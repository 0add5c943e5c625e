import type { Page } from '@playwright/test';
import { sandboxOrigin } from './sandbox';

const unknownAddress = /\/no\/such\/page(?:\/page-data\.json)?$/;

/**
 * Collects from now on what should never happen in a page: console errors, uncaught errors, violations of the content
 * security policy. That an unknown address is answered 404, and Gatsby's question for its data too, is no fault.
 */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message} ${page.url()}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const isUnknown = / 404 /.test(message.text()) && unknownAddress.test(url);
    if (message.type() === 'error' && !isUnknown) faults.push(`console: ${message.text()} ${url}`);
  });
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI} ${window.location.pathname}`),
    );
  });
  return faults;
}

/** The same, and calls of the broker's API, of which opening a page makes none: nothing depends on whether it answers. */
export async function watchOpening(page: Page): Promise<string[]> {
  const faults = await watchFaults(page);
  page.on('request', (request) => {
    if (request.url().startsWith(sandboxOrigin)) faults.push(`API: ${request.method()} ${request.url()}`);
  });
  return faults;
}

import type { Page } from '@playwright/test';

/**
 * Collects from now on what should never happen in a page: console errors, uncaught errors, violations of the content
 * security policy. That a document itself is answered 404 is no fault.
 */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const isDocument = message.location().url === page.url();
    if (message.type() === 'error' && !isDocument) faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return faults;
}

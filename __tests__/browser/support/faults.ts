import type { BrowserContext } from '@playwright/test';

const unknownAddress = /\/no\/such\/page(?:\/page-data\.json)?$/;

/**
 * Collects from now on what should never happen in a page: console errors, uncaught errors, violations of the content
 * security policy. That an unknown address is answered 404, and Gatsby's question for its data too, is no fault.
 */
export async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message} ${error.page()?.url()}`));
  context.on('console', (message) => {
    const { url } = message.location();
    const isUnknown = / 404 /.test(message.text()) && unknownAddress.test(url);
    if (message.type() === 'error' && !isUnknown) faults.push(`console: ${message.text()} ${url}`);
  });
  await context.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI} ${window.location.pathname}`),
    );
  });
  return faults;
}

import type { BrowserContext } from '@playwright/test';
import { apiBase } from './sandbox';

const unknownAddress = /\/no\/such\/page(?:\/page-data\.json)?$/;

/**
 * Collects from now on what should never happen in a page: console errors, uncaught errors, violations of the content
 * security policy. No faults are that an unknown address is answered 404, and Gatsby's question for its data too, nor
 * what the API refuses and the error catalogue logs.
 */
export async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message} ${error.page()?.url()}`));
  context.on('console', (message) => {
    const { url } = message.location();
    const isUnknown = / 404 /.test(message.text()) && unknownAddress.test(url);
    const isRefused = url.startsWith(apiBase) || message.text().startsWith('Sign-in area:');
    if (message.type() === 'error' && !isUnknown && !isRefused) faults.push(`console: ${message.text()} ${url}`);
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

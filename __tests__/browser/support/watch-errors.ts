import type { BrowserContext } from '@playwright/test';
import { chartHost, tileHost } from '../../../src/config';
import { apiBase } from './sandbox';

const unknownAddress = /\/no\/such\/page|\/page-data\/xx\/|%3Fx=1|%E0%A4%A|\/TERMS/;

/**
 * Whether a test caused a console error on purpose: by an unknown path (404 for the page and its data), an error
 * response of the API, a blocked request, or an error in a third-party frame.
 */
function isExpected(text: string, url: string): boolean {
  if (text.startsWith('Sign-in area:') || url.startsWith(apiBase)) return true;
  if (/net::ERR_(?:FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)/.test(text)) return true;
  return (/ 404 /.test(text) && unknownAddress.test(url)) || [chartHost, tileHost].some((host) => url.startsWith(host));
}

/** Records uncaught errors, console errors and CSP violations. */
export function watchErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message} ${error.page()?.url()}`));
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isExpected(message.text(), url))
      errors.push(`console: ${message.text()} ${url}`);
  });
  return errors;
}

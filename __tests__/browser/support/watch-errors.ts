import type { BrowserContext } from '@playwright/test';
import { chartHost, tileHost } from '../../../src/config';
import { apiBase } from './sandbox';

const unknownAddress = /\/no\/such\/page|\/page-data\/xx\/|%3Fx=1|%E0%A4%A|\/TERMS/;

/**
 * Console errors that say what a test brought about: an unknown address, which is answered 404, and Gatsby's question for
 * its data; what the API refuses, and the error catalogue logs; requests that a test refuses; other people's frames.
 */
function isExpected(text: string, url: string): boolean {
  if (text.startsWith('Sign-in area:') || url.startsWith(apiBase)) return true;
  if (/net::ERR_(?:FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)/.test(text)) return true;
  return (/ 404 /.test(text) && unknownAddress.test(url)) || [chartHost, tileHost].some((host) => url.startsWith(host));
}

/**
 * Collects from now on what should never happen in a page: uncaught errors, and console errors, among them violations of
 * the content security policy.
 */
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

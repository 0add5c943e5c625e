import { X509Certificate, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findTestBrowser } from '../tools/find-browser';

/** Milliseconds in which a page must load, its scripts start, and the content of a third party appear. */
export const patience = 15_000;

/**
 * Hashes of the public keys in NODE_EXTRA_CA_CERTS, for Chromium's `--ignore-certificate-errors-spki-list`; Node reads that
 * file by itself. Chromium compares them with the certificates that a server sends, so a CA must be in its chain.
 */
function extraKeys(): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  const certificates = file
    ? (readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [])
    : [];
  return certificates.map((one) => {
    const key = new X509Certificate(one).publicKey.export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(key).digest('base64');
  });
}

/** Opens the project's browser, which trusts what Node trusts beside the usual authorities. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findTestBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      ...(extraKeys().length > 0 ? [`--ignore-certificate-errors-spki-list=${extraKeys().join(',')}`] : []),
    ],
  });

/** A visitor with storage of their own, who has agreed to charts and map, and has chosen a language or none. */
export async function newVisitor(browser: Browser, locale?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patience);
  await context.addInitScript((chosen) => {
    // Neither in frames of others nor in a page before it is opened.
    if (window.top !== window || window.location.protocol !== 'https:') return;
    localStorage.setItem('thirdParty', 'allowed');
    if (chosen) localStorage.setItem('locale', chosen);
  }, locale);
  return context;
}

/** Whether a promise resolves. */
export const resolves = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../shared/find-browser';
import type { Certificate } from './self-signed';

/** Port of the DevTools protocol, through which Lighthouse controls the browser. */
export const debuggingPort = 9777;

/**
 * Launches a Chromium that can only reach this machine, so that third parties affect no measurement. Chromium trusts
 * the certificate with the given fingerprint: if it only ignored certificate errors, it would not use its HTTP cache.
 */
export const openBrowser = ({ fingerprint }: Pick<Certificate, 'fingerprint'>): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--remote-debugging-port=${debuggingPort}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });

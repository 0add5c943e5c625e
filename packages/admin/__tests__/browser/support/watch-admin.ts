import type { Page } from '@playwright/test';
import { watchFaults } from '../../../../../__tests__/browser/support/faults';
import { origin } from '../../../../../__tests__/browser/support/test';

/** Collects errors, warnings, and requests to other hosts. */
export async function watchAdmin(page: Page): Promise<string[]> {
  const faults = await watchFaults(page);
  page.on('console', (message) => message.type() === 'warning' && faults.push(`warning: ${message.text()}`));
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) faults.push(`asked elsewhere: ${request.url()}`);
  });
  return faults;
}

import type { Page } from '@playwright/test';
import { watchFaults } from '../../../../../__tests__/browser/support/faults';
import { origin } from '../../../../../__tests__/browser/support/test';

/** Collects errors, warnings, and requests to other hosts. */
export function watchAdmin(page: Page): string[] {
  const faults = watchFaults(page.context());
  page.on('console', (message) => {
    // About the preview, whose frame Sveltia CMS opens with both. It shows what is bundled here, under the same policy.
    const isKnown = message.text().includes('allow-scripts and allow-same-origin');
    if (message.type() === 'warning' && !isKnown) faults.push(`warning: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) faults.push(`asked elsewhere: ${request.url()}`);
  });
  return faults;
}

import type { Page } from '@playwright/test';
import { footerLink } from './support/menus';
import { pathOf } from './support/pages';
import { untilHydrated } from './support/react';
import { changeResponses } from './support/requests';
import { expect, test } from './support/test';
import { en } from '../support/strings';

/* A change that a proxy, host or extension makes to the HTML before React hydrates it. */

type Change = (html: string) => string;

const block =
  '(?:address|article|aside|d[dlt]|details|div|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|summary|ul)';

const withoutComments: Change = (html) => html.replace(/<!--.*?-->/gs, '');

/** Removes white space as HTML minifiers do: all of it next to block elements, and all but one space elsewhere. */
const withoutSpace: Change = (html) =>
  html.replace(/\s+/g, ' ').replace(new RegExp(` ?(</?${block}(?: [^>]*)?>) ?`, 'g'), '$1');

/**
 * Replaces e-mail addresses as Cloudflare does:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const withoutMail: Change = (html) =>
  html
    .replace(/href="mailto:[\w.+-]+@[\w.-]+"/g, 'href="/cdn-cgi/l/email-protection#a1"')
    .replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '<span class="__cf_email__" data-cfemail="a1">[email&#160;protected]</span>');

const withAttributes: Change = (html) =>
  html
    .replace('<html', '<html data-darkreader-mode="dynamic" class="translated-ltr"')
    .replace('<body', '<body data-new-gr-c-s-check-loaded="14" data-gr-ext-installed="" cz-shortcut-listen="true"')
    .replace(/<(input|form|a|button)\b/g, '<$1 data-lpignore="true" data-darkreader-inline-color="" fdprocessedid="x"');

const withElements: Change = (html) =>
  html
    .replace('</head>', '<meta name="darkreader" content="x"><link rel="author" href="/x"></head>')
    .replace('<body>', '<body><div id="before"></div>')
    .replace('</body>', '<grammarly-desktop-integration></grammarly-desktop-integration><div id="after"></div></body>');

async function open(page: Page, path: string, change: Change): Promise<void> {
  await changeResponses(page, path, change);
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { firstHeading: document.querySelector('h1') }));
  await untilHydrated(page);
}

const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'firstHeading') === document.querySelector('h1'));

const harmless: Record<string, Change> = {
  'removed comments and white space, and obfuscated e-mail addresses': (html) =>
    withoutMail(withoutSpace(withoutComments(html))),
  'added attributes': withAttributes,
  'added elements outside the app': withElements,
};

for (const [name, change] of Object.entries(harmless))
  test(`React keeps the static HTML of a page in which a proxy or extension has ${name}`, async ({ page }) => {
    for (const route of ['contacts', 'terms', 'home'] as const) {
      await open(page, pathOf(route, 'en'), change);
      expect.soft(await isKept(page), route).toBe(true);
      await expect(page.locator('footer a[href^="mailto:"]')).toHaveText(/@/);
    }
  });

const foreign: Record<string, Change> = {
  'put an element into the header': (html) => html.replace(/<header\b[^>]*>/, '$&<div>Save 10 %</div>'),
  'replaced words': (html) => html.replace(/>([^<]*)\bthe\b/gi, '>$1ze'),
};

test.describe(() => {
  // React logs an error if the HTML differs from what it renders.
  test.use({ errorsExpected: true });

  for (const [name, change] of Object.entries(foreign))
    test(`a page in which a proxy or extension has ${name} can be read, and its links work without a full page load`, async ({
      page,
    }) => {
      await open(page, pathOf('market', 'en'), change);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await footerLink(page, en.common.menu.terms).click();
      await expect(page).toHaveURL('/en/terms');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
    });
});

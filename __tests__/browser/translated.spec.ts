import type { Page } from '@playwright/test';
import { en } from '../support/strings';
import { fill, openForm, registration } from './support/sign-in-form';
import { languageMenu } from './support/menus';
import { openHydrated } from './support/react';
import { apiBase, newEmail } from './support/sandbox';
import { expect, test } from './support/test';

/* Tests in which the browser translates the page before React starts, and after each change. */

// React logs that the HTML differs from what it renders, and renders the page again.
test.use({ errorsExpected: true });
const differs = /Minified React error #(?:418|422|423|425)\b/;

/**
 * Changes the page like the browser's translator, also after each later change. Adjacent text nodes are joined, and each
 * is replaced by `<font>` elements. React keeps the old text nodes, and throws when it removes them or inserts before
 * them (https://github.com/facebook/react/issues/11538). Runs in the page.
 */
function translatePage(): void {
  const translate = (): void => {
    document.body.normalize();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('script, style, noscript, textarea, font')) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild!.append(text.data);
      text.replaceWith(font);
    }
    // Discards the mutation records of the changes made here, so that they are not translated again.
    watch.takeRecords();
  };
  const watch = new MutationObserver(translate);
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  translate();
}

let errors: string[];

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => {
    if (!differs.test(message)) errors.push(message);
  });
  // Errors caught by an error boundary only appear in the console.
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('NotFoundError')) errors.push(message.text());
  });
  await page.addInitScript(`document.addEventListener('readystatechange', ${String(translatePage)}, { once: true })`);
});

test.afterEach(() => expect(errors).toEqual([]));

async function leave(page: Page): Promise<void> {
  await languageMenu(page).choose('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('main h1 font')).not.toHaveCount(0);
}

test('search, sliders, accordion and links work on pages whose texts a browser’s translator has replaced', async ({
  page,
}) => {
  await openHydrated(page, '/en/market');
  await page.getByRole('searchbox').fill('gold');
  await expect(page.locator('main ol > li:has(mark)')).toHaveCount(2);
  await leave(page);

  await openHydrated(page, '/en/terms');
  const outcome = page.locator('main form + *');
  const before = await outcome.innerText();
  await page.getByRole('slider').last().fill('50');
  await expect(outcome).not.toHaveText(before, { useInnerText: true });
  await leave(page);

  await openHydrated(page, '/en/trade/faq');
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await leave(page);

  await openHydrated(page, '/en/contacts');
  await leave(page);
});

test('a form whose texts a browser’s translator has replaced shows its messages and keeps the typed values', async ({
  page,
}) => {
  const { submit, form, invalid } = await openForm(page, 'register', 'en');
  await submit.click();
  await expect(invalid).not.toHaveCount(0);
  await fill(page, registration(newEmail()));
  const values = () =>
    form
      .locator('[name]')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map((field) => [field.value, field.checked]));
  const typed = await values();
  await page.route(`${apiBase}/**`, (route) => route.abort('connectionrefused'));
  await submit.click();
  await expect(submit).toHaveText(en.signIn.form.tryAgain);
  expect(await values()).toEqual(typed);
});

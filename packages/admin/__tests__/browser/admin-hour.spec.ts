import type { Page } from '@playwright/test';
import { type Locale, locales } from '../../../../src/i18n/locales';
import { settings } from '../../../../__tests__/support/page-copy';
import { AdminEditor, tallWindow } from './support/admin-editor';
import { watchFaults } from '../../../../__tests__/browser/support/faults';
import { chooseStatus, openSignedIn, test } from './support/hosted-admin';
import { expect } from '../../../../__tests__/browser/support/test';

test.use({ viewport: tallWindow, actionTimeout: 30_000 });
test.describe.configure({ timeout: 300_000 });

/** The check takes a moment, and the interface asks the service every five seconds. */
const soon = { timeout: 60_000 };

const lead = 'sections.0.lead';
const scene = 'sections.0.scene.src';

/** What is added to the lead, before and after a figure. */
const words: Record<Locale, [before: string, after: string]> = {
  en: [' You are one of ', '.'],
  de: [' Sie sind dort einer von ', '.'],
  fr: [' Vous y êtes avec ', ' autres.'],
};

const sentence = (locale: Locale): string => words[locale].join('{{activeTraders}}');

const expectNothingToMend = (page: Page) => expect(page.locator('.check-summary')).toHaveText('Nothing to mend', soon);

/** Saves, and waits until the change is on the service. */
async function save(page: Page): Promise<void> {
  await new AdminEditor(page).saveButton.click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: /^Status:/ })).toBeEnabled();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Status:/ }).click();
  await chooseStatus(page, 'Ready');
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/#\/collections\/\w+$/, soon);
}

test('an hour of a writer, from the first word to the published change, interrupted once', async ({
  page,
  repository,
}) => {
  const faults = await watchFaults(page);
  const before = repository.head().files;
  const textOf = (path: string) => repository.head().files.get(path)?.toString('utf8') ?? '';
  const editor = new AdminEditor(page);
  const leads = new Map<Locale, string>();

  await openSignedIn(page, 'pages/entries/faq');
  await expectNothingToMend(page);
  await editor.expand('en', 'sections', 0);
  for (const locale of locales) {
    await editor.choose(locale);
    const [start, end] = words[locale];
    leads.set(locale, (await editor.input(locale, lead).inputValue()) + sentence(locale));
    await editor.append(editor.input(locale, lead), start);
    const list = await editor.openInsertions(locale, lead);
    await list.getByRole('option', { name: /^activeTraders/ }).click();
    await editor.input(locale, lead).pressSequentially(end);
  }
  await expectNothingToMend(page);

  // Something else comes up, and the page is left as it is.
  await page.goto('/admin#/collections/settings/entries/company');
  await expect(page.locator('[data-key-path="supportEmail"]')).toBeVisible();
  await page.goto('/admin#/collections/pages/entries/faq');
  await page.getByRole('alertdialog', { name: 'Restore Draft' }).getByRole('button', { name: 'Restore' }).click();
  await editor.expand('fr', 'sections', 0);
  for (const locale of locales) {
    await editor.choose(locale);
    await expect(editor.input(locale, lead)).toHaveValue(leads.get(locale) ?? '');
    await editor.addPicture(locale, scene, 'Our Office.png');
    await expect(editor.input(locale, scene)).toContainText('our-office.png');
  }
  await expectNothingToMend(page);

  // Items of an open section would be counted as well.
  await editor.field('fr', 'sections').getByRole('button', { name: 'Collapse All' }).first().click();
  await editor.expand('fr', 'sections', 2);
  for (const locale of locales) {
    await editor.choose(locale);
    await editor.field(locale, 'sections.2.draft').getByRole('switch').click();
    if (locale !== 'fr') await expect(page.locator('.check-summary')).toContainText('to mend here', soon);
  }
  await expectNothingToMend(page);
  await save(page);
  await publish(page);

  await page.goto('/admin#/collections/settings/entries/figures');
  const value = page.locator('[data-key-path="activeTraders.value"]').getByRole('spinbutton');
  await value.fill('18000');
  await expectNothingToMend(page);
  await save(page);
  await publish(page);

  const published = [...repository.head().files].filter(
    ([path, content]) => before.get(path)?.equals(content) !== true,
  );
  expect(published.map(([path]) => path).sort()).toEqual([
    'content/de/trade/faq.md',
    'content/en/trade/faq.md',
    'content/fr/trade/faq.md',
    'content/pictures/our-office.png',
    'content/settings/figures.yaml',
  ]);
  for (const locale of locales) {
    const page = textOf(`content/${locale}/trade/faq.md`);
    expect(page).toContain(sentence(locale).trim());
    expect(page).toContain('src: our-office.png');
    expect(page).toContain('draft: true');
  }
  expect(textOf('content/settings/figures.yaml')).toContain('activeTraders: { value: 18000, style: number }');
  expect(settings.figures.activeTraders?.value).not.toBe(18_000);
  expect([...repository.branches.keys()]).toEqual(['main']);
  expect(faults).toEqual([]);
});

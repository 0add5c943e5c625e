import type { Page } from '@playwright/test';
import { entriesOf } from '../../check/places';
import { collectionsFor } from '../../collections';
import { files, schema } from '../source-files';
import { AdminEditor, tallWindow } from './support/admin-editor';
import { changesOf } from './support/local-project';
import { expect, test } from '../../../../__tests__/browser/support/test';
import { watchAdmin } from './support/watch-admin';

test.use({ viewport: tallWindow, actionTimeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

/** The check takes a fraction of a second, and its first run a second or two; several browsers at once, many times that. */
const soon = { timeout: 45_000 };

const summary = (page: Page) => page.locator('.check-summary');
const expectNothing = (page: Page) => expect(summary(page)).toHaveText('Nothing to mend', soon);

const entries = entriesOf({ collections: collectionsFor(files, schema) });

for (const half of [0, 1])
  test(`nothing is reported in the untouched forms of all entries, half ${half + 1}`, async ({ page }) => {
    test.setTimeout(400_000);
    const editor = new AdminEditor(page);
    await editor.open('pages/entries/home');
    await expectNothing(page);
    for (const { collection, name } of entries.filter((_, index) => index % 2 === half)) {
      await page.goto(`/admin#/collections/${collection}`);
      await expect(summary(page)).toBeEmpty();
      await page.goto(`/admin#/collections/${collection}/entries/${name}`);
      await expect(summary(page), `${collection}/${name}`).toHaveText('Nothing to mend', soon);
    }
  });

test('a problem stands at its field in the words of the report, until it is mended', async ({ page }) => {
  const faults = await watchAdmin(page);
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await expectNothing(page);
  await editor.expand('en', 'sections', 0);
  const title = editor.input('en', 'sections.0.title');
  const before = await title.inputValue();
  await title.fill('Trade...');
  await expect(editor.field('en', 'sections.0.title')).toContainText('Three dots: write … instead.', soon);
  await expect(title).toHaveAccessibleDescription(/Three dots/);
  await expect(summary(page)).toContainText('1 to mend here');
  await title.fill(before);
  await expectNothing(page);
  await expect(editor.field('en', 'sections.0.title')).not.toContainText('Three dots');
  expect(faults).toEqual([]);
});

test('the list of problems leads to a field that is closed, and to one in a language that is not shown', async ({
  page,
}) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/faq');
  await expectNothing(page);
  await editor.expand('en', 'sections', 1);
  await editor.field('en', 'sections.1.items').getByRole('button', { name: /^Add/ }).click();
  await expect(editor.field('en', 'sections.1.items')).toContainText(
    'There are 7 items here, but this page has 6 by specification.',
    soon,
  );
  await editor.input('en', 'sections.1.items.6.id').fill('news');
  await editor.input('en', 'sections.1.items.6.question').fill('Where do I find the news');
  await editor.input('en', 'sections.1.items.6.answer').fill('In the economic calendar.');
  await expect(summary(page)).toContainText('A question ends with a question mark', soon);
  await summary(page).getByText('to mend here').click();
  const german = summary(page).getByRole('button', { name: 'Deutsch › Sections 2 › Items', exact: true });
  await expect(german).toBeVisible();
  await summary(page).getByRole('button', { name: 'English › Sections 2 › Items 7 › Question', exact: true }).click();
  await expect(editor.input('en', 'sections.1.items.6.question')).toBeFocused();
  await page.getByRole('button', { name: 'Collapse All' }).first().click();
  await expect(page.locator('.item > .field-problems')).not.toHaveCount(0);
  await german.click();
  await expect(editor.field('de', 'sections.1.items')).toContainText('There are 6 items here, but 7 in', soon);
});

test('characters are counted while typing, figures as they read, and a text that does not fit says so', async ({
  page,
}) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await expectNothing(page);
  const description = editor.field('en', 'description');
  await expect(description).toContainText('70 to 160 characters.');
  await editor.input('en', 'description').fill('With {{activeTraders}} others');
  await expect(description).toContainText('18 of 70 to 160 characters');
  await expect(description).toContainText('This text has 18 characters; search results need 70 to 160.', soon);
  await editor.input('en', 'title').fill('Trade and trade');
  await expect(editor.field('en', 'title')).toContainText('15 of 45 characters');
});

test('saving with a problem is possible, and says that publishing will refuse', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('strings/entries/auth');
  await expectNothing(page);
  await editor.input('de', 'tooShort').fill('Zu kurz...');
  await expect(editor.field('de', 'tooShort')).toContainText('Three dots', soon);
  await editor.saveButton.click();
  await expect(editor.notice).toContainText('1 to mend: publishing will refuse until then.', soon);
  expect(await changesOf(page)).toHaveLength(2);
});

test('translations that are older than their English stand in one list, which leads to each from any page', async ({
  page,
}) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await expectNothing(page);
  const stale = page.locator('.stale-translations');
  await expect(stale).toBeEmpty();
  await editor.input('en', 'title').fill('Another terminal');
  await expect(stale).toContainText('2 translations are older than their English', soon);
  await editor.save();
  await editor.openNext('pages', 'faq');
  await expect(stale).toContainText('2 translations are older than their English', soon);
  await stale.getByText('older than').click();
  await expect(stale).toContainText('In English now: “Another terminal”');
  await stale.getByRole('link', { name: 'content/de/trade.md › Title' }).click();
  const german = editor.input('de', 'title');
  await expect(german).toBeFocused(soon);
  await german.fill('Ein anderes Terminal');
  await expect(stale).toContainText('1 translation is older than its English', soon);
  await stale.getByRole('button', { name: 'Français › Title' }).click();
  await expect(editor.input('fr', 'title')).toBeFocused();
});

test('settings are checked as a whole, and so is what they do to pages', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('settings/entries/figures');
  await expectNothing(page);
  const value = page.locator('[data-key-path="activeTraders.value"]');
  await value.getByRole('spinbutton').fill('-5');
  await expect(value).toContainText('A figure of the site cannot be below zero.', soon);
  await expect(summary(page)).toHaveText(/^1 to mend here/);
});

import type { Page } from '@playwright/test';
import { AdminEditor, tallWindow } from './support/admin-editor';
import { changesOf } from './support/local-project';
import { expect, test } from '../../../../__tests__/browser/support/test';

test.use({ viewport: tallWindow, actionTimeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const words = ' New.';

/** Opens a page, and types into the lead of its first section. */
async function typeInto(page: Page) {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await editor.expand('en', 'sections', 0);
  const lead = editor.input('en', 'sections.0.lead');
  await editor.append(lead, words);
  return { editor, lead };
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Restore Draft' });

test('Escape in a field leaves the page open and the text as it is', async ({ page }) => {
  const { lead } = await typeInto(page);
  await lead.press('Escape');
  await lead.press('Escape');
  await expect(page).toHaveURL(/entries\/trade$/);
  await expect(lead).toHaveValue(new RegExp(`${words}$`));
});

test('the arrow asks while a text is unsaved, and leads away only when that is meant', async ({ page }) => {
  const { lead } = await typeInto(page);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const arrow = page.getByRole('button', { name: 'Cancel Editing' });
  await arrow.click();
  await expect(page).toHaveURL(/entries\/trade$/);
  await expect(lead).toHaveValue(new RegExp(`${words}$`));
  answer = true;
  await arrow.click();
  await expect(page).not.toHaveURL(/trade$/);
  expect(asked).toEqual(Array(2).fill('Leave this page without saving?'));
});

test('reloading asks while a text is unsaved', async ({ page }) => {
  await typeInto(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

for (const [way, leave] of [
  ['for the list by its address', (page: Page) => page.goto('/admin#/collections/pages')],
  ['for another page by its address', (page: Page) => page.goto('/admin#/collections/pages/entries/faq')],
] as const)
  test(`a text that is left ${way} right after the last key is offered when its page is opened again`, async ({
    page,
  }) => {
    const { lead } = await typeInto(page);
    await leave(page);
    await page.goto('/admin#/collections/pages/entries/trade');
    await question(page).getByRole('button', { name: 'Restore' }).click();
    await expect(lead).toHaveValue(new RegExp(`${words}$`));
  });

test('saving leaves the page open, offers its address in all languages, and leaves nothing to ask', async ({
  page,
}) => {
  const { editor, lead } = await typeInto(page);
  await editor.save();
  await expect(page).toHaveURL(/entries\/trade$/);
  await expect(lead).toHaveValue(new RegExp(`${words}$`));
  await expect(editor.notice.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/trade');
  await editor.append(lead, ' More.');
  await editor.saveButton.click();
  await expect(editor.saveButton).toBeDisabled();
  // The button is disabled while the file is being written, too.
  await expect.poll(async () => (await changesOf(page)).at(-1)).toMatch(/New\. More\.$/);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(editor.saveButton).toBeDisabled();
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('every entry that is opened by its address shows its fields, and those before it by Back', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('settings/entries/figures');
  const fields = page.locator('[data-key-path]');
  const expectField = (path: string) =>
    expect(fields.and(page.locator(`[data-key-path="${path}"]`)).first()).toBeVisible();
  await expectField('activeTraders');
  await page.goto('/admin#/collections/settings/entries/company');
  await expectField('supportEmail');
  await page.goto('/admin#/collections/settings/entries/instruments');
  await expectField('instruments');
  await page.goBack();
  await expectField('supportEmail');
  await page.goto('/admin#/collections/pages/entries/faq');
  await expectField('sections');
});

test('taking an instrument out asks, by its name, and the headings of the file stay', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('settings/entries/instruments');
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const first = page.locator('.item').first();
  await first.getByRole('button', { name: 'Remove' }).click();
  await expect(first).toContainText('AAPL');
  await expect(editor.saveButton).toBeDisabled();
  answer = true;
  await first.getByRole('button', { name: 'Remove' }).click();
  await expect(first).toContainText('MSFT');
  await editor.save();
  expect(asked).toEqual(Array(2).fill(expect.stringMatching(/^Remove “AAPL\b.*” from the list\?$/)));
  expect(await changesOf(page)).toEqual([
    expect.stringMatching(/^content\/settings\/instruments\.yaml: -- \{ symbol: AAPL,/),
  ]);
});

for (const [what, picture] of [
  ['too large', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(8_000_000, 1)])],
  ['damaged', Buffer.from('no picture')],
] as const)
  test(`a picture that is ${what} is refused, and leaves the field as it was`, async ({ page }) => {
    const editor = new AdminEditor(page);
    await editor.open('pages/entries/about');
    await editor.expand('en', 'sections', 0);
    await editor.addPicture('en', 'sections.0.scene.src', 'refused.png', picture);
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(editor.field('en', 'sections.0.scene.src')).toContainText('hero-about.png');
    await expect(editor.saveButton).toBeDisabled();
  });

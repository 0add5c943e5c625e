import { expect, soon, test } from './support/admin-editor';
import { changesOf } from './support/local-project';

test.describe.configure({ timeout: 120_000 });

test('a problem stands at its field in the words of the report until it is mended, beside the count of characters', async ({
  editor,
}) => {
  await editor.open('pages/entries/trade');
  const [title, description] = [editor.field('en', 'title'), editor.field('en', 'description')];
  await editor.input('en', 'title').fill('Trade...');
  await expect(title).toContainText('Three dots: write … instead.', soon);
  await expect(editor.input('en', 'title')).toHaveAccessibleDescription(/Three dots/);
  await expect(title).toContainText('8 of 45 characters');
  await editor.input('en', 'description').fill('With {{activeTraders}} others');
  await expect(description).toContainText('18 of 70 to 160 characters');
  await expect(description).toContainText('This text has 18 characters; search results need 70 to 160.', soon);
  await editor.input('en', 'title').fill('Trade');
  await expect(title).not.toContainText('Three dots', soon);
});

test('the list of problems leads to a field that is closed, out of sight or in a language that is not shown, and covers nothing; no handle covers a name', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/faq');
  await editor.expand('en', 'sections', 1);
  await editor.expand('en', 'sections.1.items', 5);
  await editor.input('en', 'sections.1.items.5.question').fill('Where do I find it');
  await expect(editor.summary).toContainText('1 to mend here', soon);
  await page.setViewportSize({ width: 1280, height: 720 });
  await editor.field('en', 'sections').getByRole('button', { name: 'Collapse All' }).first().click();
  const accordion = editor.field('en', 'sections').locator('.item').nth(1);
  const name = await accordion.locator('.type').first().boundingBox();
  const handle = await accordion.getByRole('button', { name: 'Reorder Item' }).first().boundingBox();
  expect(handle!.x).toBeGreaterThanOrEqual(name!.x + name!.width);
  for (const other of ['de', 'en'] as const) {
    await editor.choose(other);
    await editor.summary.evaluate((details: HTMLDetailsElement) => (details.open = true));
    await editor.summary
      .getByRole('button', { name: 'English › Sections 2 › Items 6 › Question', exact: true })
      .click();
    await expect(editor.input('en', 'sections.1.items.5.question')).toBeFocused(soon);
    await expect(editor.input('en', 'sections.1.items.5.question')).toBeInViewport();
  }
  const form = await page.locator('.content-editor').boundingBox();
  expect((await editor.summary.boundingBox())!.y).toBeGreaterThanOrEqual(form!.y + form!.height);
});

test('a figure shows how it reads in each language; anything but digits is refused with an example', async ({
  page,
  editor,
}) => {
  await editor.open('settings/entries/figures');
  const field = page.locator('[data-key-path="activeTraders.value"]');
  await field.getByRole('textbox').fill('18000');
  await expect(field).toContainText('English: 18,000 · Deutsch: 18.000 · Français: 18\u00a0000');
  for (const wrong of ['18.500', '18,000', '0']) {
    await field.getByRole('textbox').fill(wrong);
    await expect(field).toContainText(/digits only, such as 17500/);
    await editor.saveButton.click();
    await expect(editor.saveButton).toBeEnabled();
  }
  expect(await changesOf(page)).toEqual([]);
  const leverage = page.locator('[data-key-path="leverageMax.value"]');
  await leverage.getByRole('textbox').fill('200');
  await expect(leverage).toContainText('from 1 to 20');
});

test('translations that are older than their English stand in one list, which leads to each from any page', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/trade');
  const stale = page.locator('.stale-translations');
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
  await editor.save();
  await stale.getByRole('link', { name: 'Some are right as they are' }).click();
  const box = page.getByRole('checkbox', { name: 'content/fr/trade.md › Title' });
  await box.check(soon);
  await expect(stale).toBeEmpty(soon);
  await expect(box).toBeChecked();
  await editor.save();
  expect((await changesOf(page)).filter((line) => line.includes('translations.txt'))).toHaveLength(1);
});

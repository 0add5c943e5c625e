import { placeholderValues } from '../../../../src/content/settings';
import { routePath } from '../../../../src/i18n/paths';
import { settings } from '../../../../__tests__/support/page-copy';
import { de, en } from '../../../../__tests__/support/strings';
import { AdminEditor, tallWindow } from './support/admin-editor';
import { expect, test } from '../../../../__tests__/browser/support/test';
import { watchAdmin } from './support/watch-admin';

test.use({ viewport: tallWindow, actionTimeout: 30_000 });
test.describe.configure({ timeout: 120_000 });

const german = placeholderValues(settings, 'de');
const traders = `activeTraders → ${german.get('activeTraders')}`;

test('a figure is inserted at the caret by keyboard, from a list that shows how it reads in German', async ({
  page,
}) => {
  const faults = await watchAdmin(page);
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await editor.choose('de');
  await editor.expand('de', 'sections', 0);
  const lead = editor.input('de', 'sections.0.lead');
  const before = await lead.inputValue();
  await lead.press('Control+Home');
  const list = await editor.openInsertions('de', 'sections.0.lead');
  await expect(list).toBeFocused();
  await expect(list.getByRole('option')).toHaveCount(german.size);
  await list.press('Escape');
  await expect(list).toBeHidden();
  await expect(lead).toHaveValue(before);
  await editor.openInsertions('de', 'sections.0.lead');
  await list.selectOption(traders);
  await list.press('Enter');
  await expect(lead).toHaveValue(`{{activeTraders}}${before}`);
  await expect(lead).toBeFocused();
  await expect(editor.previewedPage.locator('#hero')).toContainText(german.get('activeTraders') ?? '');
  await lead.press('Control+z');
  await expect(lead).toHaveValue(before);
  expect(faults).toEqual([]);
});

test('a link in an answer has the selected words as its text, or the page’s name', async ({ page }) => {
  const editor = new AdminEditor(page);
  const answer = await editor.openAnswer('de');
  await answer.fill('Preise');
  await answer.selectText();
  const list = await editor.openInsertions('de', 'sections.1.items.0.answer');
  await list.getByRole('option', { name: `${de.common.menu.terms} → ${routePath('terms', 'de')}` }).click();
  await expect(answer).toHaveValue('[Preise](route:terms)');
  await answer.press('Control+End');
  await editor.openInsertions('de', 'sections.1.items.0.answer');
  await list.getByRole('option', { name: de.common.menu.contacts }).click();
  await expect(answer).toHaveValue(`[Preise](route:terms)[${de.common.menu.contacts}](route:contacts)`);
});

test('what a field has no use for is not offered: links in a heading, figures in an interface string', async ({
  page,
}) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/faq');
  const list = await editor.openInsertions('en', 'title');
  await expect(list.getByRole('option', { name: 'activeTraders' })).toBeVisible();
  await expect(list.getByRole('option', { name: en.common.menu.contacts })).toHaveCount(0);
  await list.press('Escape');
  await editor.expand('en', 'sections', 1);
  await editor.expand('en', 'sections.1.items', 0);
  await expect(editor.input('en', 'sections.1.items.0.id')).toBeVisible();
  await expect(editor.field('en', 'sections.1.items.0.answer').getByRole('button', { name: /^Insert/ })).toBeVisible();
  await expect(editor.field('en', 'sections.1.items.0.id').getByRole('button', { name: /^Insert/ })).toHaveCount(0);
  await editor.openNext('strings', 'auth');
  await editor.openInsertions('en', 'tooShort');
  await expect(list.getByRole('option')).toHaveText([
    `company → ${settings.company.name}`,
    `supportEmail → ${settings.company.supportEmail}`,
  ]);
});

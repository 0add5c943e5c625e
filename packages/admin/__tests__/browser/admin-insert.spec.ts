import { placeholderValues } from '../../../../src/content/settings';
import { routePath } from '../../../../src/i18n/paths';
import { settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { expect, test } from './support/admin-editor';

test.describe.configure({ timeout: 120_000 });

const german = placeholderValues(settings, 'de');

test('a figure is inserted at the caret by keyboard, from a list that shows how it reads in German', async ({
  editor,
}) => {
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
  await expect(lead).toHaveValue(before);
  await editor.openInsertions('de', 'sections.0.lead');
  await list.selectOption(`activeTraders → ${german.get('activeTraders')}`);
  await list.press('Enter');
  await expect(lead).toHaveValue(`{{activeTraders}}${before}`);
  await expect(lead).toBeFocused();
  await lead.press('Control+z');
  await expect(lead).toHaveValue(before);
});

test('a link has the selected words as its text, or the page’s name, and is offered in Markdown only', async ({
  editor,
}) => {
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
  await expect(editor.field('de', 'sections.1.items.0.id').getByRole('button', { name: /^Insert/ })).toHaveCount(0);
});

import { placeholderValues } from '../../../../src/content/settings';
import { routePath } from '../../../../src/i18n/paths';
import { settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { expect, soon, test } from './support/admin-editor';
import { changesOf } from './support/local-project';

test('in the CMS, a text field shows its character count, and shows a content error until the error is corrected', async ({
  editor,
}) => {
  await editor.open('pages', 'trade');
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

test('in the CMS, the list of problems leads to each field, also one collapsed, scrolled away or in another language', async ({
  page,
  editor,
}) => {
  await editor.openQuestion('en', 5);
  const question = editor.input('en', 'sections.1.items.5.question');
  await question.fill('Where do I find it');
  await expect(editor.summary).toContainText('1 to fix here', soon);

  await page.setViewportSize({ width: 1280, height: 720 });
  await question.scrollIntoViewIfNeeded();
  const bars = await page.locator('.content-editor .toolbar:is(.top, .bottom)').all();
  const boxes = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())!));
  const covers = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => one.y < other.y + other.height && other.y < one.y + one.height),
  );
  expect(boxes.length).toBeGreaterThan(2);
  expect(covers).toEqual([]);

  await editor.field('en', 'sections').getByRole('button', { name: 'Collapse All' }).first().click();
  const accordion = editor.field('en', 'sections').locator('.item').nth(1);
  const name = await accordion.locator('.type').first().boundingBox();
  const handle = await accordion.getByRole('button', { name: 'Reorder Item' }).first().boundingBox();
  expect(handle!.x).toBeGreaterThanOrEqual(name!.x + name!.width);

  const place = { name: 'English › Sections 2 › Items 6 › Question', exact: true };
  for (const shown of ['de', 'en'] as const) {
    await editor.choose(shown);
    await editor.summary.evaluate((details: HTMLDetailsElement) => (details.open = true));
    await editor.summary.getByRole('button', place).click();
    await expect(question).toBeFocused(soon);
    await expect(question).toBeInViewport();
  }
  const form = await page.locator('.content-editor').boundingBox();
  expect((await editor.summary.boundingBox())!.y).toBeGreaterThanOrEqual(form!.y + form!.height);
});

test('in the CMS, placeholders and links are inserted at the caret by keyboard or pointer, but links only in Markdown', async ({
  page,
  editor,
}) => {
  const figures = placeholderValues(settings, 'de');
  const { terms, contacts } = de.common.menu;
  await editor.openQuestion('de', 0);
  const buttonFor = (key: string) =>
    editor.field('de', `sections.1.items.0.${key}`).getByRole('button', { name: /^Insert into/ });
  const answer = editor.input('de', 'sections.1.items.0.answer');
  const list = page.getByRole('listbox', { name: /^Insert into/ });
  const before = await answer.inputValue();

  await answer.press('Control+Home');
  await buttonFor('answer').click();
  await expect(list).toBeFocused();
  await list.press('Escape');
  await expect(answer).toHaveValue(before);
  await buttonFor('answer').click();
  await list.selectOption(`activeTraders → ${figures.get('activeTraders')}`);
  await list.press('Enter');
  await expect(answer).toHaveValue(`{{activeTraders}}${before}`);
  await expect(answer).toBeFocused();
  await answer.press('Control+z');
  await expect(answer).toHaveValue(before);

  // Nothing is selected, so the link's text is the page's name.
  await answer.fill('Preise');
  await answer.selectText();
  await buttonFor('answer').click();
  await list.getByRole('option', { name: `${terms} → ${routePath('terms', 'de')}` }).click();
  await expect(answer).toHaveValue('[Preise](route:terms)');
  await answer.press('Control+End');
  await buttonFor('answer').click();
  await list.getByRole('option', { name: contacts }).click();
  await expect(answer).toHaveValue(`[Preise](route:terms)[${contacts}](route:contacts)`);

  await buttonFor('question').click();
  await expect(list.getByRole('option')).toHaveCount(figures.size);
  await list.press('Escape');
  await expect(buttonFor('id')).toHaveCount(0);
});

test('in the CMS, the field of a number shows the number in each language’s format, and accepts nothing but digits', async ({
  page,
  editor,
}) => {
  await editor.open('settings', 'figures');
  const field = (name: string) => page.locator(`[data-key-path="${name}.value"]`);
  const traders = field('activeTraders');
  for (const wrong of ['18.500', '18,000', '0']) {
    await traders.getByRole('textbox').fill(wrong);
    await expect(traders).toContainText(/digits only, such as 17500/);
    await editor.saveButton.click();
    await expect(editor.saveButton).toBeEnabled();
  }
  expect(await changesOf(page)).toEqual([]);
  await traders.getByRole('textbox').fill('18000');
  await expect(traders).toContainText('English: 18,000 · Deutsch: 18.000 · Français: 18\u00a0000');
  await editor.save();
  expect(await changesOf(page)).toEqual([
    `content/settings/figures.yaml: -activeTraders: { value: ${settings.figures.activeTraders?.value}, style: number }`,
    'content/settings/figures.yaml: +activeTraders: { value: 18000, style: number }',
  ]);
  await field('leverageMax').getByRole('textbox').fill('200');
  await expect(field('leverageMax')).toContainText('from 1 to 20');
});

test('in the CMS, a list on every page links to the translations that are older than their English text', async ({
  page,
  editor,
}) => {
  await editor.open('pages', 'trade');
  const stale = page.locator('.stale-translations');
  await editor.input('en', 'title').fill('Another terminal');
  await expect(stale).toContainText('2 translations are older than their English', soon);
  await editor.save();
  await editor.open('pages', 'faq');
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
  expect(await changesOf(page)).toEqual([
    expect.stringContaining('content/de/trade.md: -title: '),
    'content/de/trade.md: +title: Ein anderes Terminal',
    'content/en/trade.md: -title: The web trading terminal',
    'content/en/trade.md: +title: Another terminal',
    expect.stringContaining('content/words/translations.txt: +'),
  ]);
});

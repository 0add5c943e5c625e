import { expect, test } from './support/admin-editor';
import { changesOf, countUnsaved, editOnDisk } from './support/local-project';

test.describe.configure({ timeout: 120_000 });

test('Escape changes nothing, and a text that is left by its address is offered when its page is opened again', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/trade');
  const title = editor.input('en', 'title');
  await editor.append(title, ' new');
  await title.press('Escape');
  await expect(page).toHaveURL(/entries\/trade$/);
  // It is kept half a second after the last key.
  await expect.poll(() => countUnsaved(page)).toBe(1);
  await page.goto('/admin#/collections/pages/entries/faq');
  await expect(title).not.toHaveValue(/ new$/);
  await page.goto('/admin#/collections/pages/entries/trade');
  await page.getByRole('alertdialog', { name: 'Restore Draft' }).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(/ new$/);
});

test('saving leaves the page open and nothing to ask, and says so until the next key', async ({ page, editor }) => {
  await editor.open('pages/entries/trade');
  const title = editor.input('en', 'title');
  await editor.append(title, ' new');
  await editor.save();
  await expect(page).toHaveURL(/entries\/trade$/);
  await expect(editor.notice.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/trade');
  const asked = editor.answerQuestions();
  await page.reload();
  await expect(editor.saveButton).toBeDisabled();
  expect(asked.questions).toEqual([]);
  await editor.append(title, '...');
  await page.reload();
  expect(asked.questions).toEqual(['beforeunload']);
  expect(await changesOf(page)).toHaveLength(2);
});

for (const language of ['en', 'de', 'fr'])
  test(`leaving by the arrow and giving up changes ask in an interface set to ${language}`, async ({
    page,
    editor,
  }) => {
    await page.addInitScript((locale) => {
      const key = 'sveltia-cms.prefs';
      const known = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...known, locale }));
    }, language);
    await editor.open('pages/entries/trade');
    const title = editor.input('en', 'title');
    await editor.append(title, ' new');
    const asked = editor.answerQuestions();
    asked.answer = false;
    const toolbar = page.locator('.content-editor .toolbar.primary');
    await toolbar.getByRole('button').first().click();
    await toolbar.getByRole('button').last().click();
    const revert = { en: 'Revert All Changes', de: 'Alle Änderungen', fr: 'Annuler toutes' }[language] ?? '';
    await expect(async () => {
      await page.getByRole('menuitem', { name: revert }).click({ timeout: 2000 });
      expect(asked.questions).toHaveLength(2);
    }).toPass();
    expect(asked.questions).toEqual([
      'Leave this page without saving?',
      'Give up what you have changed here? Nothing brings it back.',
    ]);
    await expect(title).toHaveValue(/ new$/);
    asked.answer = true;
    await page.keyboard.press('Escape');
    await toolbar.getByRole('button').first().click();
    await expect(page).not.toHaveURL(/trade$/);
  });

test('where the file has changed since it was opened, the writer sees both texts and chooses', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/trade');
  await editor.input('en', 'title').fill('Mine');
  const path = 'content/en/trade.md';
  await editOnDisk(page, path, (text) => text.replace(/^title: .*$/m, 'title: Theirs'));
  await editOnDisk(page, 'content/de/trade.md', (text) => text.replace(/^title: .*$/m, 'title: Auch'));
  await editor.saveButton.click();
  const dialog = page.locator('dialog.conflict');
  const title = dialog.getByRole('group', { name: 'English › Title' });
  await expect(title).toContainText('Theirs');
  await expect(title).toContainText('Mine');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect((await changesOf(page)).filter((line) => line.includes('+'))).toEqual([
    'content/de/trade.md: +title: Auch',
    `${path}: +title: Theirs`,
  ]);
  await editor.saveButton.click();
  await title.getByRole('radio', { name: /As in this form/ }).check();
  await expect(dialog.getByRole('radio', { name: /As it is now Auch/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(editor.notice).toContainText('Saved on this computer, not yet published.');
  expect((await changesOf(page)).filter((line) => line.includes('+'))).toEqual([
    'content/de/trade.md: +title: Auch',
    `${path}: +title: Mine`,
  ]);
});

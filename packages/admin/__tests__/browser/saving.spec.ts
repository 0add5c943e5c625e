import type { Page } from '@playwright/test';
import { de } from '../../../../__tests__/support/strings';
import { expect, soon, test } from './support/admin-editor';
import { changesOf, retitleOnDisk } from './support/local-project';

test('a CMS entry opened by its URL or by going back shows its fields, and editing one text changes one line of its file', async ({
  page,
  editor,
}) => {
  const fieldAt = (path: string) => page.locator(`section.field[data-key-path="${path}"]`).first();
  for (const [entry, path] of [
    ['settings/entries/company', 'supportEmail'],
    ['pages/entries/faq', 'sections'],
    ['legal/entries/privacyPolicy', 'body'],
    ['strings/entries/common', 'menu'],
  ] as const) {
    await page.goto(`/admin#/collections/${entry}`);
    await expect(fieldAt(path)).toBeVisible();
    await expect(editor.summary).toHaveText('Nothing to fix', soon);
  }
  await editor.choose('de');
  await editor.expand('de', 'menu');
  await editor.input('de', 'menu.login').fill('Einloggen');
  await editor.save();
  expect(await changesOf(page)).toEqual([
    `locales/de/common.json: -"login": "${de.common.menu.login}",`,
    'locales/de/common.json: +"login": "Einloggen",',
  ]);
  await page.goBack();
  await expect(fieldAt('body')).toBeVisible();
});

test('the CMS, also in German, asks before an item is removed, changes are discarded, or the page is left unsaved', async ({
  page,
  editor,
}) => {
  await page.evaluate(() => localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ locale: 'de' })));
  await page.reload();
  await editor.open('settings', 'instruments');
  const asked = editor.answerQuestions();
  const first = page.locator('.item').first();
  const toolbar = page.locator('.content-editor .toolbar.primary');
  asked.answer = false;
  await first.getByRole('button', { name: 'Entfernen' }).click();
  await expect(first).toContainText('AAPL');
  await expect(editor.saveButton).toBeDisabled();
  asked.answer = true;
  await first.getByRole('button', { name: 'Entfernen' }).click();
  await expect(first).toContainText('MSFT');
  asked.answer = false;
  await toolbar.getByRole('button').first().click();
  await toolbar.getByRole('button').last().click();
  // Sveltia CMS ignores clicks on a menu in the first 100 ms after it opens, so the click may have to be repeated. The
  // confirmation dialog may appear late, so the test waits five seconds for it before it clicks again.
  await expect(async () => {
    if (asked.questions.length < 4)
      await page.getByRole('menuitem', { name: 'Alle Änderungen zurücknehmen' }).click({ timeout: 2000 });
    await expect.poll(() => asked.questions.length, { timeout: 5000 }).toBe(4);
  }).toPass();
  await expect(first).toContainText('MSFT');
  asked.answer = true;
  await page.keyboard.press('Escape');
  await toolbar.getByRole('button').first().click();
  await expect(page).not.toHaveURL(/instruments$/);
  expect(asked.questions).toEqual([
    expect.stringMatching(/^Remove “AAPL\b.*” from the list\?$/),
    expect.stringMatching(/^Remove “AAPL\b.*” from the list\?$/),
    'Leave this page without saving?',
    'Give up what you have changed here? Nothing brings it back.',
    'Leave this page without saving?',
  ]);
});

/** Number of unsaved texts that Sveltia CMS keeps in the browser. */
const countUnsaved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('gitea:velmarch/velmarch-site');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('draft-backups').objectStore('draft-backups').count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

test('the CMS offers an unsaved text again when its entry is reopened, asks before a reload, and ignores Escape', async ({
  page,
  editor,
}) => {
  await editor.open('pages', 'trade');
  const title = editor.input('en', 'title');
  await title.press('End');
  // Inserts the whole text at once: the backup is made half a second after a key press, and on a busy machine might
  // have only the first letters.
  await page.keyboard.insertText(' new');
  await title.press('Escape');
  await expect(page).toHaveURL(/entries\/trade$/);
  await expect.poll(() => countUnsaved(page)).toBe(1);
  await page.goto('/admin#/collections/pages/entries/faq');
  await expect(title).not.toHaveValue(/ new$/);
  await page.goto('/admin#/collections/pages/entries/trade');
  await page.getByRole('alertdialog', { name: 'Restore Draft' }).getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(/ new$/);

  await editor.save();
  await expect(page).toHaveURL(/entries\/trade$/);
  await expect(editor.notice.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/trade');
  const asked = editor.answerQuestions();
  await page.reload();
  await expect(editor.saveButton).toBeDisabled();
  expect(asked.questions).toEqual([]);
  await title.press('End');
  await title.pressSequentially('...');
  await page.reload();
  expect(asked.questions).toEqual(['beforeunload']);
  expect(await changesOf(page)).toHaveLength(2);
});

test('if a file has changed since it was opened in the CMS, saving shows both texts and lets the writer choose', async ({
  page,
  editor,
}) => {
  const written = async () => (await changesOf(page)).filter((line) => line.includes('+'));
  await editor.open('pages', 'trade');
  await editor.input('en', 'title').fill('Mine');
  await retitleOnDisk(page, 'content/en/trade.md', 'Theirs');
  await retitleOnDisk(page, 'content/de/trade.md', 'Auch');
  await editor.saveButton.click();
  const dialog = page.locator('dialog.conflict');
  const title = dialog.getByRole('group', { name: 'English › Title' });
  await expect(title).toContainText('Theirs');
  await expect(title).toContainText('Mine');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(await written()).toEqual(['content/de/trade.md: +title: Auch', 'content/en/trade.md: +title: Theirs']);
  await editor.saveButton.click();
  await title.getByRole('radio', { name: /As in this form/ }).check();
  await expect(dialog.getByRole('radio', { name: /As it is now Auch/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(editor.notice).toContainText('Saved on this computer, not yet published.');
  expect(await written()).toEqual(['content/de/trade.md: +title: Auch', 'content/en/trade.md: +title: Mine']);
});

test('the CMS explains what to do if the browser’s permission to change files is refused', async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The request is not allowed.', 'NotAllowedError'));
    Object.assign(window, { showDirectoryPicker: refuse });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('allow the browser to change files in it')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('not allowed');
  // Sveltia CMS logs the errors that it shows.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('No folder was opened.')]);
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/admin-editor';
import { ProjectChanges } from './support/local-project';

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

test('the CMS keeps unsaved texts, and asks before changes are lost by closing the tab, by removing an item or by leaving', async ({
  page,
  editor,
}) => {
  const asked = editor.answerQuestions();
  await test.step('an unsaved text is offered again when its entry is reopened; Escape does not lose it, and closing the tab asks first', async () => {
    const changes = new ProjectChanges(page);
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
    // The reload also changes the language of the CMS, for the next step.
    await page.evaluate(() => localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ locale: 'de' })));
    await page.reload();
    await expect(editor.saveButton).toBeDisabled();
    expect(asked.questions).toEqual([]);
    await title.press('End');
    await title.pressSequentially('...');
    asked.answer = false;
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked.questions.splice(0)).toEqual(['beforeunload']);
    expect(await changes.sinceLastTime()).toEqual([
      expect.stringContaining('content/en/trade.md: -title: '),
      expect.stringMatching(/^content\/en\/trade\.md: \+title: .* new$/),
    ]);
  });

  await test.step('the CMS in German asks before an item is removed, changes are discarded, or the page is left unsaved', async () => {
    await editor.open('settings', 'instruments');
    const first = page.locator('.item').first();
    const toolbar = page.locator('.content-editor .toolbar.primary');
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
});

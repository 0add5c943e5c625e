import { settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { expect, soon, test } from './support/admin-editor';
import { ProjectChanges, retitleOnDisk } from './support/local-project';

test('the CMS changes only the edited texts in files, lists stale translations, and asks before it overwrites other changes', async ({
  page,
  editor,
}) => {
  const changes = new ProjectChanges(page);
  await test.step('an entry opened by its URL or by going back shows its fields, and editing one text changes one line of its file', async () => {
    const fieldAt = (path: string) => page.locator(`section.field[data-key-path="${path}"]`).first();
    for (const [entry, path] of [
      ['settings/entries/company', 'supportEmail'],
      ['pages/entries/faq', 'sections'],
      ['legal/entries/privacyPolicy', 'body'],
      ['strings/entries/common', 'menu'],
    ] as const) {
      await page.goto(`/admin#/collections/${entry}`);
      await expect(fieldAt(path)).toBeVisible();
    }
    await expect(editor.summary).toHaveText('Nothing to fix', soon);
    await editor.choose('de');
    await editor.expand('de', 'menu');
    await editor.input('de', 'menu.login').fill('Einloggen');
    await editor.save();
    expect(await changes.sinceLastTime()).toEqual([
      `locales/de/common.json: -"login": "${de.common.menu.login}",`,
      'locales/de/common.json: +"login": "Einloggen",',
    ]);
    await page.goBack();
    await expect(fieldAt('body')).toBeVisible();
  });

  await test.step('the field of a number shows the number in each language’s format, and accepts nothing but digits', async () => {
    await editor.open('settings', 'figures');
    const field = (name: string) => page.locator(`[data-key-path="${name}.value"]`);
    const traders = field('activeTraders');
    for (const wrong of ['18.500', '18,000', '0']) {
      await traders.getByRole('textbox').fill(wrong);
      await expect(traders).toContainText(/digits only, such as 17500/);
      await editor.saveButton.click();
      await expect(editor.saveButton).toBeEnabled();
    }
    expect(await changes.sinceLastTime()).toEqual([]);
    await traders.getByRole('textbox').fill('18000');
    await expect(traders).toContainText('English: 18,000 · Deutsch: 18.000 · Français: 18\u00a0000');
    await editor.save();
    expect(await changes.sinceLastTime()).toEqual([
      `content/settings/figures.yaml: -activeTraders: { value: ${settings.figures.activeTraders?.value}, style: number }`,
      'content/settings/figures.yaml: +activeTraders: { value: 18000, style: number }',
    ]);
    await field('leverageMax').getByRole('textbox').fill('200');
    await expect(field('leverageMax')).toContainText('from 1 to 20');
  });

  await test.step('a list on every page links to the translations that are older than their English text', async () => {
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
    expect(await changes.sinceLastTime()).toEqual([
      expect.stringContaining('content/de/trade.md: -title: '),
      'content/de/trade.md: +title: Ein anderes Terminal',
      'content/en/trade.md: -title: The web trading terminal',
      'content/en/trade.md: +title: Another terminal',
      expect.stringContaining('content/words/translations.txt: +'),
    ]);
  });

  await test.step('if a file has changed since it was opened, saving shows both texts and lets the writer choose', async () => {
    await editor.open('pages', 'about');
    await editor.input('en', 'title').fill('Mine');
    await retitleOnDisk(page, 'content/en/about-us.md', 'Theirs');
    await retitleOnDisk(page, 'content/de/about-us.md', 'Auch');
    await editor.saveButton.click();
    const dialog = page.locator('dialog.conflict');
    const title = dialog.getByRole('group', { name: 'English › Title' });
    await expect(title).toContainText('Theirs');
    await expect(title).toContainText('Mine');
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    expect(await changes.sinceLastTime()).toEqual([
      expect.stringContaining('content/de/about-us.md: -title: '),
      'content/de/about-us.md: +title: Auch',
      expect.stringContaining('content/en/about-us.md: -title: '),
      'content/en/about-us.md: +title: Theirs',
    ]);
    await editor.saveButton.click();
    await title.getByRole('radio', { name: /As in this form/ }).check();
    await expect(dialog.getByRole('radio', { name: /As it is now Auch/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(editor.notice).toContainText('Saved on this computer, not yet published.');
    expect(await changes.sinceLastTime()).toEqual([
      'content/en/about-us.md: -title: Theirs',
      'content/en/about-us.md: +title: Mine',
    ]);
  });
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

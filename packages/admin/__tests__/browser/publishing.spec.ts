import { expect } from '../../../../__tests__/browser/support/test';
import { AdminEditor } from './support/admin-editor';
import { guidePicture, test } from './support/hosted-admin';

test.use({ viewport: { width: 1400, height: 900 } });

const branch = 'cms/pages/trade';
const path = 'content/en/trade.md';
/** The CMS requests the state of a preview every five seconds. */
const polled = { timeout: 60_000 };

test('a text saved in the CMS becomes a pull request, and the CMS shows conflicts, failed checks and previews', async ({
  page,
  repository,
}) => {
  const contentOn = (name: string) => String(repository.head(name).files.get(path));
  const report = (state: 'PENDING' | 'SUCCESS' | 'FAILURE', targetUrl: string) =>
    Object.assign(repository.head(branch), { status: { context: 'preview', state, targetUrl } });
  const before = contentOn('main');
  const after = before.replace(/^(title: .*)$/m, '$1 now');
  await page.goto('/admin#/collections/pages/entries/trade');
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('t0k3n');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const editor = new AdminEditor(page);
  await expect(editor.saveButton).toBeVisible();
  const title = editor.input('en', 'title');
  await title.press('End');
  await title.pressSequentially(' now');

  repository.commit(branch, new Map([[path, Buffer.from(before.replace(/^title: .*$/m, 'title: Theirs'))]]));
  await editor.saveButton.click();
  const conflict = page.locator('dialog.conflict');
  await expect(conflict.getByRole('group', { name: 'English › Title' })).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  expect(contentOn(branch)).toContain('title: Theirs');
  repository.branches.delete(branch);

  await editor.saveButton.click();
  await expect(page.getByText('Send the entry for review', { exact: false })).toBeVisible();
  await guidePicture(page, 'saved');
  await page.getByRole('button', { name: 'Later' }).click();
  const status = page.getByRole('button', { name: /^Status:/ });
  await expect(status).toBeEnabled();
  expect(repository.pullRequest).toMatchObject({ branch, draft: true, labels: ['sveltia-cms/draft'] });
  expect([...repository.changedFiles(branch).keys()]).toEqual([path]);
  expect([contentOn('main'), contentOn(branch)]).toEqual([before, after]);

  report('FAILURE', 'https://github.com/velmarch/run/1');
  await page.goto('/admin#/workflow');
  await expect(page.getByText('Failed')).toBeVisible(polled);
  await guidePicture(page, 'failed');

  report('PENDING', 'https://github.com/velmarch/run/2');
  await page.goto('/admin#/collections/pages/entries/trade');
  // Once the state of a preview is final, the CMS does not request it again, so the test reloads the page.
  await page.reload();
  await expect(page.getByText('Checking for Preview')).toBeVisible(polled);
  await guidePicture(page, 'waiting');
  report('SUCCESS', 'https://change-1.velmarch.example');
  const opened = page.waitForEvent('popup', polled);
  await expect(page.getByText('View Preview')).toBeVisible(polled);
  await guidePicture(page, 'preview');
  await page.getByText('View Preview').click();
  const preview = await opened;
  expect(preview.url()).toBe('https://change-1.velmarch.example/en/trade');
  await preview.close();

  await status.click();
  await guidePicture(page, 'status');
  const ready = page.getByRole('menuitemradio', { name: 'Ready' });
  // Sveltia CMS ignores clicks on a menu until its items have ids, after 100 ms.
  await expect(ready).toHaveAttribute('id', /-item-\d+$/);
  await ready.click();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await guidePicture(page, 'publish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/#\/collections\/pages$/);
  expect(contentOn('main')).toBe(after);
  expect([...repository.branches.keys()]).toEqual(['main']);
});

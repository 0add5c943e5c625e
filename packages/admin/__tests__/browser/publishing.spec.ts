import type { Page } from '@playwright/test';
import { AdminEditor } from './support/admin-editor';
import { chooseStatus, guidePicture, openSignedIn, test } from './support/hosted-admin';
import { expect } from '../../../../__tests__/browser/support/test';

test.use({ viewport: { width: 1400, height: 900 }, actionTimeout: 20_000 });
test.describe.configure({ mode: 'default', timeout: 180_000 });

const branch = 'cms/pages/trade';
const path = 'content/en/trade.md';
/** The interface asks for the state of a preview every five seconds. */
const polled = { timeout: 60_000 };

const statusMenu = (page: Page) => page.getByRole('button', { name: /^Status:/ });

/** Opens a page signed in, and saves a changed title without sending it for review. */
async function saveTitle(page: Page): Promise<void> {
  await openSignedIn(page, 'pages/entries/trade');
  const editor = new AdminEditor(page);
  await editor.append(editor.input('en', 'title'), ' now');
  await editor.saveButton.click();
  await expect(page.getByText('Send the entry for review', { exact: false })).toBeVisible();
  await guidePicture(page, 'saved');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(statusMenu(page)).toBeEnabled();
}

test('a saved text is a change of its own, which the writer sees in its preview, and publishes', async ({
  page,
  repository,
}) => {
  const before = repository.head().files.get(path)?.toString('utf8') ?? '';
  await saveTitle(page);
  const after = before.replace(/^(title: .*)$/m, '$1 now');
  expect(after).not.toBe(before);
  const [change] = repository.pullRequests;
  expect([...repository.changedFiles(change!)].map(([name, text]) => [name, text.toString('utf8')])).toEqual([
    [path, after],
  ]);
  expect(change).toMatchObject({ branch, draft: true, labels: ['sveltia-cms/draft'] });
  expect(repository.head().files.get(path)?.toString('utf8')).toBe(before);

  repository.report(branch, { context: 'preview', state: 'PENDING', targetUrl: 'https://github.com/velmarch/run/1' });
  await expect(page.getByText('Checking for Preview')).toBeVisible(polled);
  await guidePicture(page, 'waiting');
  repository.report(branch, { context: 'preview', state: 'SUCCESS', targetUrl: 'https://change-1.velmarch.example' });
  const opened = page.waitForEvent('popup', polled);
  await expect(page.getByText('View Preview')).toBeVisible(polled);
  await guidePicture(page, 'preview');
  await page.getByText('View Preview').click();
  const preview = await opened;
  expect(preview.url()).toBe('https://change-1.velmarch.example/en/trade');
  await preview.close();

  await statusMenu(page).click();
  await guidePicture(page, 'status');
  await chooseStatus(page, 'Ready');
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await guidePicture(page, 'publish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/#\/collections\/pages$/);
  expect(repository.head().files.get(path)?.toString('utf8')).toBe(after);
  expect([...repository.branches.keys()]).toEqual(['main']);
});

test('a change whose check failed says so, and is taken back without a trace', async ({ page, repository }) => {
  const before = repository.head();
  await saveTitle(page);
  repository.report(branch, { context: 'preview', state: 'FAILURE', targetUrl: 'https://github.com/velmarch/run/1' });
  await page.goto('/admin#/workflow');
  await expect(page.getByText('Failed')).toBeVisible(polled);
  await guidePicture(page, 'failed');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Failed')).toBeHidden();
  expect(repository.head()).toBe(before);
  expect(repository.pullRequests).toMatchObject([{ state: 'closed' }]);
  expect([...repository.branches.keys()]).toEqual(['main']);
});

test('what somebody else has saved for the same page is shown before it is overwritten', async ({
  page,
  repository,
}) => {
  await openSignedIn(page, 'pages/entries/trade');
  const editor = new AdminEditor(page);
  await editor.append(editor.input('en', 'title'), ' now');
  const before = String(repository.head().files.get(path));
  const theirs = before.replace(/^title: .*$/m, 'title: Theirs');
  repository.commit(branch, new Map([[path, Buffer.from(theirs)]]));
  await editor.saveButton.click();
  const dialog = page.locator('dialog.conflict');
  await expect(dialog.getByRole('group', { name: 'English › Title' })).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was saved.');
  expect(String(repository.head(branch).files.get(path))).toBe(theirs);
});

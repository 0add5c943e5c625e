import { settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { tilePng } from '../../../../__tests__/support/tile-png';
import { expect, soon, test } from './support/admin-editor';
import { changesOf } from './support/local-project';
import { watchAdmin } from './support/watch-admin';

test.describe.configure({ timeout: 120_000 });

test('one edited text is one changed line in one file: of a page, of the interface, of the settings', async ({
  page,
  editor,
}) => {
  const faults = watchAdmin(page);
  const answer = await editor.openAnswer('de');
  await answer.fill((await answer.inputValue()).replace(/\S+$/, 'Handelsplatz.'));
  await editor.save();
  await editor.open('strings/entries/common');
  await editor.choose('de');
  await editor.expand('de', 'menu');
  await editor.input('de', 'menu.login').fill('Einloggen');
  await editor.save();
  await editor.open('settings/entries/figures');
  await page.locator('[data-key-path="activeTraders.value"]').getByRole('textbox').fill('18000');
  await editor.save();
  expect(await changesOf(page)).toEqual([
    expect.stringMatching(/^content\/de\/trade\/faq\.md: -\S/),
    expect.stringMatching(/^content\/de\/trade\/faq\.md: \+\S.* Handelsplatz\.$/),
    `content/settings/figures.yaml: -activeTraders: { value: ${settings.figures.activeTraders?.value}, style: number }`,
    'content/settings/figures.yaml: +activeTraders: { value: 18000, style: number }',
    `locales/de/common.json: -"login": "${de.common.menu.login}",`,
    'locales/de/common.json: +"login": "Einloggen",',
  ]);
  expect(faults).toEqual([]);
});

test('a picture is replaced by one that can be published, and shown before it is saved; a small one is refused', async ({
  page,
  editor,
}) => {
  await editor.open('pages/entries/trade');
  await editor.expand('en', 'sections', 0);
  const field = editor.field('en', 'sections.0.screen.src');
  const shown = editor.previewedPage.locator('#hero img').first();
  await expect(field).toContainText('screens/en/browser.png');
  const before = (await shown.getAttribute('src')) ?? '';
  const asked = page.waitForEvent('dialog');
  const picked = editor.pickPicture('en', 'sections.0.screen.src', 'small.png', tilePng(300, 200));
  const dialog = await asked;
  expect(dialog.message()).toMatch(/“small\.png” cannot be used: .*300 px wide, but 1920 px are needed/);
  await dialog.accept();
  await picked;
  await page.keyboard.press('Escape');
  await expect(field).toContainText('screens/en/browser.png');
  await expect(editor.saveButton).toBeDisabled();

  await editor.addPicture('en', 'sections.0.screen.src', 'New Screen.png');
  await expect(field).toContainText('new-screen.png');
  await expect(shown).not.toHaveAttribute('src', before);
  await expect(editor.summary).toContainText('new-picture.png', soon);
  await editor.save();
  await expect.poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  expect(await changesOf(page)).toEqual([
    'content/en/trade.md: -src: screens/en/browser.png',
    'content/en/trade.md: +src: new-screen.png',
    'content/pictures/new-screen.png: new',
  ]);
});

test('every entry that is opened by its address shows its fields, with nothing to mend, and those before it by Back', async ({
  page,
  editor,
}) => {
  const faults = watchAdmin(page);
  const expectField = (path: string) =>
    expect(page.locator(`section.field[data-key-path="${path}"]`).first()).toBeVisible();
  for (const [entry, path] of [
    ['settings/entries/figures', 'activeTraders'],
    ['settings/entries/company', 'supportEmail'],
    ['settings/entries/instruments', 'instruments'],
    ['pages/entries/faq', 'sections'],
    ['legal/entries/privacyPolicy', 'body'],
    ['strings/entries/common', 'menu'],
  ] as const) {
    await page.goto(`/admin#/collections/${entry}`);
    await expectField(path);
    await editor.expectNothingToMend();
  }
  await page.goBack();
  await expectField('body');
  expect(faults).toEqual([]);
});

test('no bar of a list covers that of another', async ({ page, editor }) => {
  const answer = await editor.openAnswer('en');
  await page.setViewportSize({ width: 1280, height: 720 });
  await answer.scrollIntoViewIfNeeded();
  const bars = await page.locator('.content-editor .toolbar:is(.top, .bottom)').all();
  const boxes = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())!));
  const covers = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).filter((other) => one.y < other.y + other.height && other.y < one.y + one.height),
  );
  expect(boxes.length).toBeGreaterThan(2);
  expect(covers).toEqual([]);
});

test('taking an instrument out asks, by its name', async ({ page, editor }) => {
  await editor.open('settings/entries/instruments');
  const asked = editor.answerQuestions();
  const first = page.locator('.item').first();
  asked.answer = false;
  await first.getByRole('button', { name: 'Remove' }).click();
  await expect(first).toContainText('AAPL');
  await expect(editor.saveButton).toBeDisabled();
  asked.answer = true;
  await first.getByRole('button', { name: 'Remove' }).click();
  await expect(first).toContainText('MSFT');
  await editor.save();
  expect(asked.questions).toEqual(Array(2).fill(expect.stringMatching(/^Remove “AAPL\b.*” from the list\?$/)));
  expect(await changesOf(page)).toEqual([
    expect.stringMatching(/^content\/settings\/instruments\.yaml: -- \{ symbol: AAPL,/),
  ]);
});

test('a picture that a page uses cannot be deleted', async ({ page }) => {
  await page.goto('/admin#/assets');
  await page.getByRole('searchbox').fill('hero-technical');
  await page.keyboard.press('Enter');
  await page.getByText('hero-technical.png').first().click();
  await page
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Technical analysis');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('whoever refuses the right to change files reads what to do', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The request is not allowed.', 'NotAllowedError'));
    Object.assign(window, { showDirectoryPicker: refuse });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('allow the browser to change files in it')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('not allowed');
  await page.close();
});

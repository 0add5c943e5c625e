import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Problem } from '../../../../src/content/problem';
import { settings } from '../../../../__tests__/support/page-copy';
import { de } from '../../../../__tests__/support/strings';
import { AdminEditor, tallWindow } from './support/admin-editor';
import { changesOf, checkOut } from './support/local-project';
import { expect, test } from '../../../../__tests__/browser/support/test';
import { watchAdmin } from './support/watch-admin';

test.use({ viewport: tallWindow });
test.describe.configure({ timeout: 120_000 });

test('one edited answer in German is one changed line in one file', async ({ page }) => {
  const faults = await watchAdmin(page);
  const editor = new AdminEditor(page);
  const answer = await editor.openAnswer('de');
  await answer.fill((await answer.inputValue()).replace(/\S+$/, 'Handelsplatz.'));
  await editor.save();
  expect(await changesOf(page)).toEqual([
    expect.stringMatching(/^content\/de\/trade\/faq\.md: -\S/),
    expect.stringMatching(/^content\/de\/trade\/faq\.md: \+\S.* Handelsplatz\.$/),
  ]);
  expect(faults).toEqual([]);
});

test('one edited string of the interface is one changed line in one file', async ({ page }) => {
  const faults = await watchAdmin(page);
  const editor = new AdminEditor(page);
  await editor.open('strings/entries/common');
  await editor.expand('de', 'menu');
  await editor.input('de', 'menu.login').fill('Einloggen');
  await editor.save();
  expect(await changesOf(page)).toEqual([
    `locales/de/common.json: -"login": "${de.common.menu.login}",`,
    'locales/de/common.json: +"login": "Einloggen",',
  ]);
  expect(faults).toEqual([]);
});

test('one edited figure is one changed line, and the comments of its file stay', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('settings/entries/figures');
  const value = page.locator('[data-key-path="activeTraders.value"]').getByRole('spinbutton');
  await value.fill('18000');
  await editor.save();
  expect(await changesOf(page)).toEqual([
    `content/settings/figures.yaml: -activeTraders: { value: ${settings.figures.activeTraders?.value}, style: number }`,
    'content/settings/figures.yaml: +activeTraders: { value: 18000, style: number }',
  ]);
});

test('a picture is shown with folder and size, and another added with what it shows in words', async ({ page }) => {
  const faults = await watchAdmin(page);
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await editor.expand('en', 'sections', 0);
  const picture = editor.field('en', 'sections.0.screen.src');
  await expect(picture).toContainText(/screens\/en\/browser\.png.* \d+ × \d+ px, \d+ KB/);
  await editor.addPicture('en', 'sections.0.screen.src', 'New Screen.png');
  await expect(picture).toContainText(/new-screen\.png.* 192 × 192 px, \d+ KB/);
  await editor.input('en', 'sections.0.screen.alt').fill('The terminal with an order that is being filled in.');
  await editor.save();
  expect(await changesOf(page)).toEqual([
    'content/en/trade.md: -src: screens/en/browser.png',
    expect.stringMatching(/^content\/en\/trade\.md: -alt: /),
    'content/en/trade.md: +src: new-screen.png',
    'content/en/trade.md: +alt: The terminal with an order that is being filled in.',
    'content/pictures/new-screen.png: new',
  ]);
  expect(faults).toEqual([]);
});

test('a question that stands in English only is missed in the other languages, by file and line', async ({ page }) => {
  const faults = await watchAdmin(page);
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/analysis');
  await editor.expand('en', 'sections', 2);
  await editor.field('en', 'sections.2.items').getByRole('button', { name: /^Add/ }).click();
  await editor.input('en', 'sections.2.items.5.id').fill('news');
  await editor.input('en', 'sections.2.items.5.question').fill('Where do I find the news?');
  await editor.input('en', 'sections.2.items.5.answer').fill('In the economic calendar.');
  await editor.save();
  expect((await changesOf(page)).every((line) => line.startsWith('content/en/trade/analysis.md: +'))).toBe(true);
  const { stdout } = await promisify(execFile)('npx', [
    'tsx',
    'packages/copy-check/commands/content-check.ts',
    '--json',
    '--root',
    await checkOut(page),
  ]).catch((error: { stdout: string }) => error);
  const problems = JSON.parse(stdout) as Problem[];
  const at = (file: string): number => readFileSync(file, 'utf8').split('\n').indexOf('    items:') + 2;
  const reported = (locale: string, message: string) => {
    const file = `content/${locale}/trade/analysis.md`;
    return { file, line: at(file), column: 7, field: 'sections[2].items', message };
  };
  const missing = 'There are 5 items here, but 6 in content/en/trade/analysis.md: “news” is missing.';
  expect(problems).toEqual([
    reported('de', missing),
    reported('en', 'There are 6 items here, but this page has 5 by specification.'),
    reported('fr', missing),
  ]);
  expect(faults).toEqual([]);
});

test('without a repository, only a folder of this machine is offered', async ({ page }) => {
  const faults = await watchAdmin(page);
  const response = await page.goto('/admin/');
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  expect(response?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  expect(faults).toEqual([]);
});

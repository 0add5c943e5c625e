import type { FrameLocator, Locator, Page } from '@playwright/test';
import { placeholderValues } from '../../../../src/content/settings';
import { locales } from '../../../../src/i18n/locales';
import { routePath } from '../../../../src/i18n/paths';
import { routeIds, routes } from '../../../../src/routes';
import { headingOf, settings } from '../../../../__tests__/support/page-copy';
import { AdminEditor, tallWindow } from './support/admin-editor';
import { openHydrated } from '../../../../__tests__/browser/support/react';
import { expect, test } from '../../../../__tests__/browser/support/test';

test.use({ viewport: { width: 1600, height: 1000 }, actionTimeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const widths = [
  ['Desktop', 1440],
  ['Phone', 390],
] as const;

const heroOf = (page: FrameLocator): Locator => page.locator('#hero');

test('typing in the lead of a German hero changes the heading block of the preview, with figures filled in', async ({
  page,
}) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await editor.choose('de');
  await editor.expand('de', 'sections', 0);
  await expect(heroOf(editor.previewedPage)).toContainText(headingOf('de', 'trade'));
  const lead = editor.input('de', 'sections.0.lead');
  await lead.fill('');
  await lead.pressSequentially('Mit {{activeTraders}} anderen');
  await expect(heroOf(editor.previewedPage)).toContainText(
    `Mit ${placeholderValues(settings, 'de').get('activeTraders')} anderen`,
  );
});

test('a field that is wrong says so above its section, and the page stays', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await editor.expand('en', 'sections', 0);
  const lead = editor.input('en', 'sections.0.lead');
  await lead.fill('With {{activeTrader}} others');
  const note = editor.previewedPage.getByRole('alert');
  await expect(note).toContainText('Lead: ');
  await expect(note).toContainText('activeTrader');
  await expect(heroOf(editor.previewedPage)).toContainText('With {{activeTrader}} others');
  await editor.input('en', 'sections.0.title').fill('');
  await expect(note.getByRole('listitem')).toHaveCount(2);
  await expect(editor.previewedPage.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await lead.fill('With {{activeTraders}} others');
  await editor.input('en', 'sections.0.title').fill('Trade');
  await expect(note).toBeHidden();
});

test('a picture that has just been added is shown before it is saved', async ({ page }) => {
  await page.setViewportSize(tallWindow);
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/about');
  await editor.expand('en', 'sections', 0);
  const old = await heroOf(editor.previewedPage).locator('img').getAttribute('src');
  await editor.addPicture('en', 'sections.0.scene.src', 'New Scene.png');
  const picture = heroOf(editor.previewedPage).locator('img');
  await expect(picture).not.toHaveAttribute('src', old ?? '');
  await expect(picture).toHaveAttribute('width', '192');
  await expect(editor.previewedPage.getByRole('alert')).toBeHidden();
});

test('pages without sections are previewed too: a legal text and a form', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('legal/entries/privacyPolicy');
  const heading = editor.previewedPage.getByRole('heading', { level: 1 });
  // Nothing of the page is there before the frame has loaded.
  await expect(heading).toHaveText('Privacy policy', { timeout: 20_000 });
  await editor.openNext('sign-in', 'resetPassword');
  await expect(heading).not.toHaveText('Privacy policy');
  await expect(editor.previewedPage.getByText('This cannot be shown yet')).toBeHidden();
});

test('the preview scrolls to the section whose field has the focus, at both widths', async ({ page }) => {
  const editor = new AdminEditor(page);
  await editor.open('pages/entries/trade');
  await editor.expand('en', 'sections', 2);
  const last = editor.previewedPage.locator('#call-to-action');
  await expect(last).not.toBeInViewport();
  await editor.input('en', 'sections.2.title').focus();
  await expect(last).toBeInViewport();
  await editor.preview.getByRole('button', { name: 'Phone' }).click();
  await expect(editor.previewedPage.locator('main')).toHaveCSS('width', '390px');
});

const informationPages = routeIds.filter((route) => routes[route].area === 'marketing');

/** Place and size of all that is drawn in an element, in whole pixels from its corner. */
const boxesIn = (main: Locator): Promise<string[]> =>
  main.evaluate((root) => {
    const { left, top } = root.getBoundingClientRect();
    return [...root.querySelectorAll('section, h1, h2, h3, p, li, a, img, figure')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const numbers = [box.left - left, box.top - top, box.width, box.height].map(Math.round);
      return box.width > 0 ? [`${element.tagName} ${element.textContent?.slice(0, 20)} ${numbers.join(' ')}`] : [];
    });
  });

async function expectPreviewOfBuilt(editor: AdminEditor, built: Page, page: string): Promise<void> {
  const [preview, main] = [editor.previewedPage.locator('main'), built.locator('main')];
  for (const [label, width] of widths) {
    await editor.preview.getByRole('button', { name: label }).click();
    // Some heights follow that of the window.
    const height = await editor.previewedPage.locator('html').evaluate(() => window.innerHeight);
    await built.setViewportSize({ width, height });
    // In both, pictures take their place when they load.
    const compare = async () => {
      expect(await preview.ariaSnapshot(), `${page}, ${label}`).toBe(await main.ariaSnapshot());
      expect(await boxesIn(preview), `${page}, ${label}`).toEqual(await boxesIn(main));
    };
    await expect.soft(compare).toPass({ timeout: 30_000 });
  }
}

const half = informationPages.length / 2;

for (const routes of [informationPages.slice(0, half), informationPages.slice(half)])
  test(`in every language, the previews of ${routes.join(', ')} are the pages that are built`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const editor = new AdminEditor(page);
    const built = await context.newPage();
    // Pictures grow as they scroll into view.
    for (const each of [page, built]) await each.emulateMedia({ reducedMotion: 'reduce' });
    await editor.open('pages/entries/terms');
    for (const route of routes) {
      await editor.openNext('pages', route);
      for (const locale of locales) {
        await editor.choose(locale);
        await openHydrated(built, routePath(route, locale));
        await expectPreviewOfBuilt(editor, built, routePath(route, locale));
      }
    }
  });

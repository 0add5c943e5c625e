import type { Locator } from '@playwright/test';
import { placeholderValues } from '../../../../src/content/settings';
import { locales } from '../../../../src/i18n/locales';
import { routePath } from '../../../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../../../src/routes';
import { copyOf, headingOf, settings } from '../../../../__tests__/support/page-copy';
import { tilePng } from '../../../../__tests__/support/tile-png';
import { expect, soon, test } from './support/admin-editor';
import { ProjectChanges } from './support/local-project';
import { openHydrated } from '../../../../__tests__/browser/support/react';

test('the preview in the CMS updates while typing, scrolls to the edited section, and shows new pictures before they are saved', async ({
  page,
  editor,
}) => {
  await test.step('the preview follows typing, with placeholders filled in, and shows a section’s mistakes above the section', async () => {
    await editor.open('pages', 'about');
    await editor.choose('de');
    await editor.expand('de', 'sections', 0);
    const hero = editor.previewedPage.locator('#hero');
    await expect(hero).toContainText(headingOf('de', 'about'));
    const lead = editor.input('de', 'sections.0.lead');
    await lead.fill('');
    await lead.pressSequentially('Mit {{activeTraders}} anderen');
    await expect(hero).toContainText(`Mit ${placeholderValues(settings, 'de').get('activeTraders')} anderen`);
    await lead.fill('Mit {{activeTrader}} anderen');
    const note = editor.previewedPage.getByRole('alert');
    await expect(note).toContainText('Lead: ');
    await expect(hero).toContainText('Mit {{activeTrader}} anderen');
    await editor.input('de', 'sections.0.title').fill('');
    await expect(note.getByRole('listitem')).toHaveCount(2);
    await expect(editor.previewedPage.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  await test.step('a new picture is previewed before saving, one that is too small is refused, and a picture in use cannot be deleted', async () => {
    const changes = new ProjectChanges(page);
    await editor.open('pages', 'trade');
    await editor.expand('en', 'sections', 0);
    const field = editor.field('en', 'sections.0.screen.src');
    const shown = editor.previewedPage.locator('#hero img').first();
    const dialog = page.getByRole('dialog');
    const pick = async (name: string, buffer: Buffer): Promise<void> => {
      await field.getByRole('button', { name: 'Replace Image' }).click();
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Upload' }).click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    };
    await expect(field).toContainText('screens/en/position.png');
    const before = (await shown.getAttribute('src')) ?? '';
    const asked = editor.answerQuestions();
    await pick('small.png', tilePng(300, 200));
    await expect.poll(() => asked.questions).toHaveLength(1);
    expect(asked.questions[0]).toMatch(/“small\.png” cannot be used: .*300 px wide, but 1920 px are needed/);
    await page.keyboard.press('Escape');
    await expect(field).toContainText('screens/en/position.png');
    await expect(editor.saveButton).toBeDisabled();

    await pick('New Screen.png', tilePng(1920, 1200));
    const insert = dialog.getByRole('button', { name: 'Insert' });
    // Sveltia CMS ignores clicks on a list in its first 100 ms.
    await expect(async () => {
      await dialog.getByText('new-screen.png').click({ timeout: 2000 });
      await expect(insert).toBeEnabled({ timeout: 1000 });
    }).toPass();
    await insert.click();
    await expect(field).toContainText('new-screen.png');
    await expect(shown).not.toHaveAttribute('src', before);
    await expect(editor.summary).toContainText('new-picture.png', soon);
    await editor.save();
    await expect.poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    expect(await changes.sinceLastTime()).toEqual([
      'content/en/trade.md: -src: screens/en/position.png',
      'content/en/trade.md: +src: new-screen.png',
      'content/pictures/new-screen.png: new',
    ]);

    await page.goto('/admin#/assets');
    await page.getByRole('searchbox').fill('hero-terms');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'found one asset' })).toBeAttached();
    // Sveltia CMS ignores clicks on a list until its rows have ids, after 100 ms.
    const found = page.getByRole('row').filter({ hasText: 'hero-terms.png' });
    await expect(found).toHaveAttribute('id', /-item-\d+$/);
    await found.click();
    await page.getByRole('button', { name: 'Delete' }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Trading conditions');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the preview opens the accordion answer that is being edited', async () => {
    await page.setViewportSize({ width: 1600, height: 3000 });
    await editor.openQuestion('en', 3);
    await editor.input('en', 'sections.1.items.3.answer').click();
    const answer = editor.previewedPage.locator('details').nth(3);
    await expect(answer).toHaveAttribute('open');
    await expect(answer).toBeInViewport();
  });

  await test.step('the preview scrolls to the heading of a legal text that is being edited', async () => {
    await editor.open('legal', 'privacyPolicy');
    const body = editor.input('en', 'body');
    await expect(body).toHaveValue(/\S/);
    // Waits until the preview has shrunk with the window: in a taller preview, the last heading would be in view without
    // scrolling.
    const previewHeight = () => editor.previewedPage.locator('body').evaluate(() => window.innerHeight);
    const before = await previewHeight();
    await page.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(previewHeight).toBeLessThan(before);
    await body.press('Control+End');
    const last = editor.previewedPage.locator('main h2').last();
    await expect(last).toBeInViewport();
    await body.press('Control+Home');
    await expect(last).not.toBeInViewport();
  });
});

/** Pages that together show every section kind. */
function pagesOfAllKinds(): RouteId[] {
  const shown = new Set<unknown>();
  return routeIds.filter((route) => {
    if (routes[route].area !== 'marketing') return false;
    const fresh = copyOf('en', route).sections.filter(({ kind }) => !shown.has(kind));
    for (const { kind } of fresh) shown.add(kind);
    return fresh.length > 0;
  });
}

/** The heights of a page's sections, in whole pixels. */
const heightsIn = (main: Locator): Promise<number[]> =>
  main.evaluate((root) =>
    [...root.querySelectorAll('section')].map((section) => Math.round(section.getBoundingClientRect().height)),
  );

test(
  'the preview in the CMS shows every type of section as the built page does',
  { tag: '@copy' },
  async ({ editor, context }) => {
    const built = await context.newPage();
    // Disables IntersectionObserver, as the preview does, so that no third party is contacted.
    await built.addInitScript(() => (IntersectionObserver.prototype.observe = () => {}));
    // With motion, diagrams and pictures would change size while they scroll into view.
    for (const each of [editor.page, built]) await each.emulateMedia({ reducedMotion: 'reduce' });
    await editor.page.setViewportSize({ width: 1600, height: 1000 });
    const [preview, main] = [editor.previewedPage.locator('main'), built.locator('main')];
    for (const [index, route] of pagesOfAllKinds().entries()) {
      // To save time, each page is compared in one language and at one width only, in turn. The code is the same for
      // all languages and widths.
      const locale = locales[index % locales.length] ?? 'en';
      const { label, width } = index % 2 === 0 ? { label: 'Desktop', width: 1440 } : { label: 'Phone', width: 390 };
      const page = `${routePath(route, locale)}, ${label}`;
      await editor.open('pages', route);
      await editor.choose(locale);
      await editor.page.frameLocator('iframe.preview').getByRole('button', { name: label }).click();
      await openHydrated(built, routePath(route, locale));
      // The heights of some sections depend on the height of the window.
      const height = await editor.previewedPage.locator('html').evaluate(() => window.innerHeight);
      await built.setViewportSize({ width, height });
      // The preview and the built page change until their pictures have loaded, so the comparison is repeated.
      const compare = async () => {
        expect(await preview.ariaSnapshot(), page).toBe(await main.ariaSnapshot());
        expect(await heightsIn(preview), page).toEqual(await heightsIn(main));
      };
      await expect.soft(compare).toPass({ timeout: 30_000 });
    }
  },
);

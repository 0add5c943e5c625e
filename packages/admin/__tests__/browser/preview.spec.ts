import type { Locator, Page } from '@playwright/test';
import { placeholderValues } from '../../../../src/content/settings';
import { locales } from '../../../../src/i18n/locales';
import { routePath } from '../../../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../../../src/routes';
import { copyOf, headingOf, settings } from '../../../../__tests__/support/page-copy';
import { type AdminEditor, expect, test } from './support/admin-editor';
import { openHydrated } from '../../../../__tests__/browser/support/react';

test.describe.configure({ timeout: 120_000 });

test('the preview follows what is typed, with figures filled in, and says above a section what is wrong in it', async ({
  editor,
}) => {
  await editor.open('pages/entries/trade');
  await editor.choose('de');
  await editor.expand('de', 'sections', 0);
  const hero = editor.previewedPage.locator('#hero');
  await expect(hero).toContainText(headingOf('de', 'trade'));
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

test('the preview opens and scrolls to what is edited: a section, an answer, a passage of a legal text', async ({
  editor,
}) => {
  await editor.page.setViewportSize({ width: 1600, height: 3000 });
  await editor.openAnswer('en');
  await editor.expand('en', 'sections.1.items', 3);
  await editor.input('en', 'sections.1.items.3.answer').click();
  const answer = editor.previewedPage.locator('details').nth(3);
  await expect(answer).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
  await editor.openNext('legal', 'privacyPolicy');
  const body = editor.input('en', 'body');
  await expect(body).toBeVisible();
  await editor.page.setViewportSize({ width: 1600, height: 900 });
  await body.press('Control+End');
  const last = editor.previewedPage.locator('main h2').last();
  await expect(last).toBeInViewport();
  await body.press('Control+Home');
  await expect(last).not.toBeInViewport();
});

const widths = [
  ['Desktop', 1440],
  ['Phone', 390],
] as const;

const informationPages = routeIds.filter((route) => routes[route].area === 'marketing');

/** The pages that show a kind of section which none before them shows. */
function pagesOfAllKinds(): RouteId[] {
  const shown = new Set<unknown>();
  return informationPages.filter((route) => {
    const fresh = copyOf('en', route).sections.filter(({ kind }) => !shown.has(kind));
    for (const { kind } of fresh) shown.add(kind);
    return fresh.length > 0;
  });
}

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

async function expectPreviewOfBuilt(
  editor: AdminEditor,
  built: Page,
  page: string,
  [label, width]: (typeof widths)[number],
): Promise<void> {
  const [preview, main] = [editor.previewedPage.locator('main'), built.locator('main')];
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

test('the preview of every kind of section is what is built', async ({ editor, session }) => {
  test.setTimeout(400_000);
  const built = await session.newPage();
  // As in the preview, nothing comes near, so that no third party is asked.
  await built.addInitScript(() => (IntersectionObserver.prototype.observe = () => {}));
  // Pictures grow as they scroll into view.
  for (const each of [editor.page, built]) await each.emulateMedia({ reducedMotion: 'reduce' });
  await editor.page.setViewportSize({ width: 1600, height: 1000 });
  for (const [index, route] of pagesOfAllKinds().entries()) {
    await editor.openNext('pages', route);
    // Each in another language and at the other width: the code is the same in all.
    const locale = locales[index % locales.length] ?? 'en';
    await editor.choose(locale);
    await openHydrated(built, routePath(route, locale));
    await expectPreviewOfBuilt(editor, built, routePath(route, locale), widths[index % widths.length] ?? widths[0]);
  }
  await built.close();
});

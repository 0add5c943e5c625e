import { test } from './support/test';
import type { Visitor } from './support/visitor';
import { en } from '../../support/strings';

const opener = 'header [data-narrow]';
const menu = '#site-menu';
const language = `${menu} details:has([lang]) > summary`;

/** The page behind the menu neither scrolls nor takes the focus. */
async function expectOpen(visitor: Visitor): Promise<void> {
  await visitor.find(menu).expectVisible();
  await visitor.expectThat(() => getComputedStyle(document.documentElement).overflowY, 'hidden');
  await visitor.expectThat(() => document.querySelector('main')?.closest('[inert]') !== null, true);
}

async function expectClosed(visitor: Visitor): Promise<void> {
  await visitor.find(menu).expectHidden();
  await visitor.find('[inert]').expectCount(0);
  await visitor.expectThat(() => getComputedStyle(document.documentElement).overflowY !== 'hidden', true);
}

test.beforeEach(async ({ visitor }) => {
  await visitor.page.resize(447, 800);
  await visitor.openHydrated('/en/trade/tehnical-analysis');
});

test('the full-screen menu opens, locks the page behind it, and gives the focus back on Escape', async ({
  visitor,
}) => {
  await visitor.find(opener).click();
  await expectOpen(visitor);
  await visitor.page.press('Escape');
  await expectClosed(visitor);
  await visitor.find(opener).expectFocused();
});

test('the full-screen menu has one submenu open at most', async ({ visitor }) => {
  await visitor.find(opener).click();
  await visitor.find(`${menu} details[open] > summary`, en.common.menu.trade).expectVisible();
  await visitor.find(language).click();
  await visitor.find(`${menu} details[open] a[lang=fr]`).expectVisible();
  await visitor.find(`${menu} details[open]`).expectCount(1);
  await visitor.find(`${menu} summary`, en.common.menu.trade).click();
  await visitor.find(`${menu} details[open] a[href$="/trade/faq"]`).expectVisible();
  await visitor.find(`${menu} details[open]`).expectCount(1);
});

test('the full-screen menu closes when a link is chosen, on going back, and when the window grows', async ({
  visitor,
}) => {
  await visitor.find(opener).click();
  await visitor.find(`${menu} a`, en.common.menu.markets).click();
  await visitor.expectAddress('/en/market');
  await expectClosed(visitor);
  await visitor.find(opener).click();
  await expectOpen(visitor);
  await visitor.page.back();
  await visitor.expectAddress('/en/trade/tehnical-analysis');
  await expectClosed(visitor);
  await visitor.find(opener).click();
  await expectOpen(visitor);
  await visitor.page.resize(1100, 800);
  await expectClosed(visitor);
});

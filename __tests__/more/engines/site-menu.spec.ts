import { test } from './support/test';
import type { Visitor } from './support/visitor';
import { en } from '../../support/strings';

const menu = '#site-menu';

const open = (visitor: Visitor) => visitor.find('header [data-narrow]').click();

/** Expects that while the menu is open, the page behind it can be neither scrolled nor focused. */
async function expectOpen(visitor: Visitor, isOpen: boolean): Promise<void> {
  await visitor.find(menu).expect({ visible: isOpen });
  await visitor.expectThat(() => getComputedStyle(document.documentElement).overflowY === 'hidden', isOpen);
  await visitor.expectThat(() => document.querySelector('main')?.closest('[inert]') !== null, isOpen);
}

test.beforeEach(async ({ visitor }) => {
  await visitor.page.resize(447, 800);
  await visitor.openHydrated('/en/trade/tehnical-analysis');
});

test('the full-screen menu stops the page from scrolling, opens one submenu at a time, and on Escape returns the focus to the menu button', async ({
  visitor,
}) => {
  await open(visitor);
  await expectOpen(visitor, true);
  await visitor.find(`${menu} details[open] > summary`, en.common.menu.trade).expect({ visible: true });
  await visitor.find(`${menu} details:has([lang]) > summary`).click();
  await visitor.find(`${menu} details[open] a[lang=fr]`).expect({ visible: true });
  await visitor.find(`${menu} details[open]`).expect({ count: 1 });
  await visitor.find(`${menu} summary`, en.common.menu.trade).click();
  await visitor.find(`${menu} details[open] a[href$="/trade/faq"]`).expect({ visible: true });
  await visitor.find(`${menu} details[open]`).expect({ count: 1 });
  await visitor.page.press('Escape');
  await expectOpen(visitor, false);
  await visitor.find('header [data-narrow]').expect({ focused: true });
});

test('the full-screen menu closes after a click on its links, on Back, and when the window gets wider than 1024 px', async ({
  visitor,
}) => {
  await open(visitor);
  await visitor.find(`${menu} a`, en.common.menu.markets).click();
  await visitor.expectAddress('/en/market');
  await expectOpen(visitor, false);
  await open(visitor);
  await expectOpen(visitor, true);
  await visitor.page.back();
  await visitor.expectAddress('/en/trade/tehnical-analysis');
  await expectOpen(visitor, false);
  await open(visitor);
  await expectOpen(visitor, true);
  await visitor.page.resize(1100, 800);
  await expectOpen(visitor, false);
});

import { test } from './support/test';
import { en } from '../../support/strings';

const button = '[popovertarget=menu-trade]';
const panel = '#menu-trade';
const pages = ['trade', 'trade/fundamentals', 'trade/analysis', 'trade/tehnical-analysis', 'trade/faq'];
const linkTo = (path: string) => `${panel} a[href="/en/${path}"]`;

test.beforeEach(({ visitor }) => visitor.openHydrated('/en/terms'));

test('the Trade menu shows while the pointer is over it, and Escape dismisses it', async ({ visitor }) => {
  const menu = visitor.find(panel);
  await menu.expectHidden();
  await visitor.find(button).hover();
  await menu.expectVisible();
  await visitor.movePointerAway();
  await menu.expectHidden();
  await visitor.find(button).hover();
  await menu.expectVisible();
  await visitor.page.press('Escape');
  await menu.expectHidden();
});

test('the Trade menu opens and closes by clicks, and leads on', async ({ visitor }) => {
  const menu = visitor.find(panel);
  await visitor.find(button).click();
  await menu.expectVisible();
  await visitor.find(button).expectAttribute('aria-expanded', 'true');
  await visitor.page.click(1000, 600);
  await menu.expectHidden();
  await visitor.find(button).expectAttribute('aria-expanded', 'false');
  await visitor.find(button).click();
  await visitor.find(linkTo('trade/fundamentals')).click();
  await visitor.expectAddress('/en/trade/fundamentals');
  await visitor.movePointerAway();
  await menu.expectHidden();
  await visitor.find(button).expectAttribute('aria-current', 'true');
});

test('the Trade menu opens with Enter and Space, Tab goes through it, and closes it behind', async ({ visitor }) => {
  await visitor.find(button).focus();
  await visitor.page.press(' ');
  await visitor.find(panel).expectVisible();
  await visitor.page.press(' ');
  await visitor.find(panel).expectHidden();
  await visitor.page.press('Enter');
  await visitor.find(panel).expectVisible();
  for (const path of pages) {
    await visitor.page.press('Tab');
    await visitor.find(linkTo(path)).expectFocused();
  }
  await visitor.page.press('Tab');
  await visitor.find('header a', en.common.menu.about).expectFocused();
  await visitor.find(panel).expectHidden();
  await visitor.page.press('Tab', { shift: true });
  await visitor.find(button).expectFocused();
});

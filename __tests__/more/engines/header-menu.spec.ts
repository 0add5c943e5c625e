import { test } from './support/test';
import { en } from '../../support/strings';

const button = '[popovertarget=menu-trade]';
const panel = '#menu-trade';
const pages = ['trade', 'trade/fundamentals', 'trade/analysis', 'trade/tehnical-analysis', 'trade/faq'];
const linkTo = (path: string) => `${panel} a[href="/en/${path}"]`;

test.beforeEach(({ visitor }) => visitor.openHydrated('/en/terms'));

test('the Trade menu is shown while hovered, closes on Escape, opens and closes by clicks, and its links work', async ({
  visitor,
}) => {
  const menu = visitor.find(panel);
  await menu.expect({ visible: false });
  await visitor.find(button).hover();
  await menu.expect({ visible: true });
  await visitor.movePointerAway();
  await menu.expect({ visible: false });
  await visitor.find(button).hover();
  await menu.expect({ visible: true });
  await visitor.page.press('Escape');
  await menu.expect({ visible: false });
  await visitor.movePointerAway();

  await visitor.find(button).click();
  await menu.expect({ visible: true });
  await visitor.find(button).expect({ attributes: { 'aria-expanded': 'true' } });
  await visitor.page.click(1000, 600);
  await menu.expect({ visible: false });
  await visitor.find(button).expect({ attributes: { 'aria-expanded': 'false' } });
  await visitor.find(button).click();
  await visitor.find(linkTo('trade/fundamentals')).click();
  await visitor.expectAddress('/en/trade/fundamentals');
  await visitor.movePointerAway();
  await menu.expect({ visible: false });
  await visitor.find(button).expect({ attributes: { 'aria-current': 'true' } });
});

test('the Trade menu opens with Enter and Space; Tab moves through its links and closes the menu after the last one', async ({
  visitor,
}) => {
  await visitor.find(button).focus();
  await visitor.page.press(' ');
  await visitor.find(panel).expect({ visible: true });
  await visitor.page.press(' ');
  await visitor.find(panel).expect({ visible: false });
  await visitor.page.press('Enter');
  await visitor.find(panel).expect({ visible: true });
  for (const path of pages) {
    await visitor.page.press('Tab');
    await visitor.find(linkTo(path)).expect({ focused: true });
  }
  await visitor.page.press('Tab');
  await visitor.find('header a', en.common.menu.about).expect({ focused: true });
  await visitor.find(panel).expect({ visible: false });
  await visitor.page.press('Tab', { shift: true });
  await visitor.find(button).expect({ focused: true });
});

import { authStringsOf } from '../../browser/support/auth-form';
import { pathOf } from '../../browser/support/pages';
import { test } from './support/test';
import { de, en } from '../../support/strings';

test.use({ conditions: { scripts: false } });

test('pages of every template can be read without JavaScript', async ({ visitor }) => {
  for (const route of ['home', 'faq', 'contacts', 'withdrawalError', 'privacyPolicy', 'notFound'] as const) {
    await visitor.open(pathOf(route, 'fr'));
    await visitor.find('html').expectAttribute('lang', 'fr');
    await visitor.find('h1').expectVisible();
    await visitor.find('footer a').expectVisible();
  }
});

test('the bare root leads to /en without JavaScript, and links from page to page', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.expectAddress('/en');
  await visitor.find('footer a', en.common.menu.markets).click();
  await visitor.expectAddress('/en/market');
});

test('the accordion works without JavaScript, its deep link too', async ({ visitor }) => {
  await visitor.open('/en/trade/faq#leverage');
  await visitor.find('main details:has(#demo) > summary').click();
  await visitor.find('#demo').expectVisible();
  await visitor.find('main details[open]').expectCount(1);
  await visitor.find('main details:has(#demo) > summary').click();
  await visitor.find('main details[open]').expectCount(0);
});

test('the menus work without JavaScript', async ({ visitor }) => {
  await visitor.open('/en/trade/faq');
  await visitor.find('[popovertarget=menu-trade]').hover();
  await visitor.find('#menu-trade').expectVisible();
  await visitor.movePointerAway();
  await visitor.find('#menu-trade').expectHidden();
  await visitor.find('[popovertarget=menu-language]').click();
  await visitor.find('#menu-language a[lang=de]').click();
  await visitor.expectAddress('/de/trade/faq');
  await visitor.page.resize(447, 800);
  await visitor.find('header [data-narrow]').click();
  await visitor.find('#site-menu').expectVisible();
  await visitor.find('#site-menu a', de.common.menu.markets).click();
  await visitor.expectAddress('/de/market');
});

test('what needs JavaScript says so where it is off', async ({ visitor }) => {
  const [needsScript = ''] = authStringsOf('en').needsScript.split('{{');
  await visitor.open('/en/auth/login');
  await visitor.find('main noscript p').expectText(new RegExp(`^${needsScript.trim()}`));
  await visitor.find('main noscript p').expectVisible();
  await visitor.open('/en/contacts');
  await visitor.find('main noscript p').expectText(new RegExp(`^${en.embeds.noScript}`));
  await visitor.find('main noscript a').expectVisible();
});

import { test } from './support/test';
import { de, en } from '../../support/strings';

test.use({ scripts: false });

test('without JavaScript, the address / redirects to /en, and links work', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.expectAddress('/en');
  await visitor.find('footer a', en.common.menu.markets).click();
  await visitor.expectAddress('/en/market');
});

test('without JavaScript, the Trade menu, the language menu and the full-screen menu open, and their links work', async ({
  visitor,
}) => {
  await visitor.open('/en/trade/faq');
  await visitor.find('[popovertarget=menu-trade]').hover();
  await visitor.find('#menu-trade').expect({ visible: true });
  await visitor.movePointerAway();
  await visitor.find('#menu-trade').expect({ visible: false });
  await visitor.find('[popovertarget=menu-language]').click();
  await visitor.find('#menu-language a[lang=de]').click();
  await visitor.expectAddress('/de/trade/faq');
  await visitor.page.resize(447, 800);
  await visitor.find('header [data-narrow]').click();
  await visitor.find('#site-menu').expect({ visible: true });
  await visitor.find('#site-menu a', de.common.menu.markets).click();
  await visitor.expectAddress('/de/market');
});

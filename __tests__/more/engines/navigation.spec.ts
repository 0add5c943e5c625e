import { test } from './support/test';
import type { Visitor } from './support/visitor';
import { de, en } from '../../support/strings';

const footerLink = (visitor: Visitor, name: string) => visitor.find('footer a', name);

test('every navigation ends at the top, back and forward too', async ({ visitor }) => {
  await visitor.openHydrated('/en/market');
  await visitor.scrollDown();
  await footerLink(visitor, en.common.menu.about).click();
  await visitor.expectAddress('/en/about-us');
  await visitor.expectAtTop();
  await visitor.scrollDown();
  await visitor.page.back();
  await visitor.expectAddress('/en/market');
  await visitor.expectAtTop();
  await visitor.scrollDown();
  await visitor.page.forward();
  await visitor.expectAddress('/en/about-us');
  await visitor.expectAtTop();
  await visitor.scrollDown();
  await visitor.page.reload();
  await visitor.expectAtTop();
});

test('a page chosen within the site is shown without loading a document, and announced by its heading', async ({
  visitor,
}) => {
  await visitor.openHydrated('/de/market');
  await visitor.read(() => void Object.assign(window, { sameDocument: true }));
  await footerLink(visitor, de.common.menu.about).click();
  await visitor.expectAddress('/de/about-us');
  await visitor.find('footer a[aria-current=page]').expectText(de.common.menu.about);
  await visitor.expectThat(() => 'sameDocument' in window, true);
  await visitor.expectThat(
    () =>
      document.querySelector('[aria-live=assertive]')?.textContent === document.querySelector('h1')?.textContent &&
      document.querySelectorAll('h1').length === 1,
    true,
  );
});

test('going back from another document shows the page, hydrated or from the cache, at its top', async ({ visitor }) => {
  await visitor.openHydrated('/en/trade/faq');
  await visitor.scrollDown();
  await visitor.open('/de/legal/privacy-policy');
  await visitor.page.back();
  await visitor.expectAddress('/en/trade/faq');
  await visitor.expectAtTop();
  await visitor.find('main details:has(#demo) > summary').click();
  await visitor.find('#demo').expectVisible();
});

test('an address with a hash ends at its place, back too', async ({ visitor }) => {
  await visitor.openHydrated('/en/terms');
  await visitor.navigate('/en/trade/faq#leverage');
  await visitor.expectInUpperHalf('leverage');
  await footerLink(visitor, en.common.menu.about).click();
  await visitor.expectAddress('/en/about-us');
  await visitor.expectAtTop();
  await visitor.page.back();
  await visitor.expectAddress('/en/trade/faq#leverage');
  await visitor.expectInUpperHalf('leverage');
});

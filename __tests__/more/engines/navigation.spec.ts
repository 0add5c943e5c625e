import { test } from './support/test';
import { en } from '../../support/strings';

test('a click on a link loads no new document, announces the new heading and ends at the top of the page', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/market');
  await visitor.read(() => void Object.assign(window, { sameDocument: true }));
  await visitor.scrollDown();
  await visitor.find('footer a', en.common.menu.about).click();
  await visitor.expectAddress('/en/about-us');
  await visitor.find('footer a[aria-current=page]').expect({ text: en.common.menu.about });
  await visitor.expectAtTop();
  await visitor.expectThat(() => 'sameDocument' in window, true);
  await visitor.expectThat(
    () =>
      document.querySelector('[aria-live=assertive]')?.textContent === document.querySelector('h1')?.textContent &&
      document.querySelectorAll('h1').length === 1,
    true,
  );
  for (const [go, address] of [
    ['back', '/en/market'],
    ['forward', '/en/about-us'],
    ['reload', '/en/about-us'],
  ] as const) {
    await visitor.scrollDown();
    await visitor.page[go]();
    await visitor.expectAddress(address);
    await visitor.expectAtTop();
  }
});

test('a link with a hash scrolls to the element with this id on the linked page; going back to the linked page scrolls there again', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/terms');
  // Adds a link, since no page links to this URL.
  await visitor.read((to) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = to;
    link.click();
    link.remove();
  }, '/en/trade/faq#leverage');
  await visitor.expectInUpperHalf('leverage');
  await visitor.find('footer a', en.common.menu.about).click();
  await visitor.expectAddress('/en/about-us');
  await visitor.expectAtTop();
  await visitor.page.back();
  await visitor.expectAddress('/en/trade/faq#leverage');
  await visitor.expectInUpperHalf('leverage');
});

test('Back from a page that was loaded as a full document shows the previous page at its top, with a working accordion', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/trade/faq');
  await visitor.scrollDown();
  await visitor.open('/de/legal/privacy-policy');
  await visitor.page.back();
  await visitor.expectAddress('/en/trade/faq');
  await visitor.expectAtTop();
  await visitor.find('main details:has(#demo) > summary').click();
  await visitor.find('#demo').expect({ visible: true });
});

import { test } from './support/test';

const open = 'main details[open]';

test('one accordion item is open, or none', async ({ visitor }) => {
  await visitor.openHydrated('/en/trade/faq');
  await visitor.find('main details').expectCount(6);
  await visitor.find(open).expectCount(0);
  await visitor.find('#leverage').expectHidden();
  const question = (id: string) => visitor.find(`main details:has(#${id}) > summary`);
  await question('leverage').click();
  await visitor.find('#leverage').expectVisible();
  await question('demo').click();
  await visitor.find('#demo').expectVisible();
  await visitor.find('#leverage').expectHidden();
  await visitor.find(open).expectCount(1);
  await question('demo').click();
  await visitor.find('#demo').expectHidden();
  await visitor.find(open).expectCount(0);
});

test('accordion items open and close by keyboard', async ({ visitor }) => {
  await visitor.openHydrated('/en/trade/faq');
  await visitor.find('main details > summary').focus();
  await visitor.page.press('Enter');
  await visitor.find(open).expectCount(1);
  await visitor.page.press(' ');
  await visitor.find(open).expectCount(0);
  // Until its closing animation ends, links inside the item can be focused.
  await visitor.find('main details:nth-of-type(1) p').expectHidden();
  await visitor.page.press('Tab');
  await visitor.find('main details:nth-of-type(2) > summary').expectFocused();
});

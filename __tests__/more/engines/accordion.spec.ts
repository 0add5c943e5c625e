import { test } from './support/test';

const open = 'main details[open]';

test('an accordion item opens and closes by pointer and by keyboard, and at most one item is open at a time', async ({
  visitor,
}) => {
  const question = (id: string) => visitor.find(`main details:has(#${id}) > summary`);
  await visitor.openHydrated('/en/trade/faq');
  await visitor.find('main details').expect({ count: 6 });
  await visitor.find(open).expect({ count: 1 });
  await visitor.find('#leverage').expect({ visible: true });
  await question('demo').click();
  await visitor.find('#demo').expect({ visible: true });
  await visitor.find('#leverage').expect({ visible: false });
  await visitor.find(open).expect({ count: 1 });
  await question('demo').click();
  await visitor.find('#demo').expect({ visible: false });
  await visitor.find(open).expect({ count: 0 });

  await visitor.find('main details > summary').focus();
  await visitor.page.press('Enter');
  await visitor.find(open).expect({ count: 1 });
  await visitor.page.press(' ');
  await visitor.find(open).expect({ count: 0 });
  // The closing animation must end first: until then, Tab would focus links inside the accordion item.
  await visitor.find('main details:nth-of-type(1) p').expect({ visible: false });
  await visitor.page.press('Tab');
  await visitor.find('main details:nth-of-type(2) > summary').expect({ focused: true });
});

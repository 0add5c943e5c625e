import { test } from './support/test';

const field = 'main [role=search] input[type=search]';
const shown = 'main details:not([hidden]) li:not([hidden])';

test('the instrument search finds by symbol and by class, says when it finds nothing, and folds again', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/market');
  const status = visitor.find('main [role=search] + [role=status]');
  await status.expectText(/^\d{3} instruments$/);
  await visitor.find(field).fill('xau');
  await status.expectText(/^1 of \d{3} instruments$/);
  await visitor.find(shown).expectTexts(['XAU/USD Gold']);
  await visitor.find(shown).expectVisible();
  await visitor.find(field).fill('xau nothing');
  await status.expectText('Nothing found. Try fewer letters or another market.');
  await visitor.find('main details:not([hidden])').expectCount(0);
  await visitor.find(field).fill('');
  await status.expectText(/^\d{3} instruments$/);
  await visitor.find(shown).expectHidden();
  await visitor.find('main [role=search] label', 'Indices').click();
  await status.expectText(/^20 of \d{3} instruments$/);
  await visitor.find('main details:not([hidden])').expectCount(1);
  await visitor.find(shown).expectVisible();
});

import { test } from './support/test';

const field = 'main [role=search] input[type=search]';
const found = 'main [role=search] ~ div ol > li';
const listed = 'main [role=search] ~ div details:not([hidden]) li';

test('the instrument search finds by symbol and by class, says when it finds nothing, and folds again', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/market');
  const status = visitor.find('main [role=search] ~ [aria-live]');
  await status.expectText(/^\d{3} instruments$/);
  await visitor.find(field).fill('gold');
  await status.expectText(/^2 of \d{3} instruments$/);
  await visitor.find(found).expectTexts(['XAU/USD Gold Exact match Commodities', 'GS Goldman Sachs Stocks']);
  await visitor.find(field).fill('glod');
  await status.expectText('Nothing found. Did you mean: Gold, Goldman Sachs');
  await visitor.find(found).expectCount(0);
  await visitor.find(field).fill('');
  await status.expectText(/^\d{3} instruments$/);
  await visitor.find(listed).expectHidden();
  await visitor.find('main [role=search] [aria-pressed]:nth-child(5)').click();
  await status.expectText(/^20 of \d{3} instruments$/);
  await visitor.find('main details:not([hidden])').expectCount(1);
  await visitor.find(listed).expectVisible();
});

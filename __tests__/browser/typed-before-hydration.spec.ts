import { untilHydrated } from './support/react';
import { holdBack } from './support/requests';
import { expect, test } from './support/test';
import { en } from '../support/strings';

for (const [typed, result, search] of [
  ['200', '−€100', '?money=200'],
  ['2oo', '–', ''],
] as const)
  test(`the leverage calculator keeps the text “${typed}” that was typed before hydration, and shows ${result} as the loss`, async ({
    page,
  }) => {
    const letReactIn = await holdBack(page, /\/app-[^/]*\.js$/);
    await page.goto('/en/terms');
    const money = page.getByRole('textbox', { name: en.leverage.money.label });
    await money.fill(typed);
    letReactIn();
    await untilHydrated(page);
    await expect(page.getByRole('definition').filter({ hasText: result }).first()).toBeVisible();
    await expect(money).toHaveValue(typed);
    await expect(page).toHaveURL(`/en/terms${search}`);
  });

import de from '../../locales/de/embeds.json';
import en from '../../locales/en/embeds.json';
import fr from '../../locales/fr/embeds.json';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

for (const [path, strings] of [
  ['/en', en],
  ['/de/terms', de],
  ['/fr/contacts', fr],
] as const)
  test(`without scripts ${path} links to what embeds would show`, async ({ page }) => {
    await page.goto(path);
    const sentence = page.locator('noscript p').first();
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText(strings.noScript);
    const section = page.locator('main section').filter({ has: sentence });
    await expect(section.getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/(\w+\.)?(tradingview|openstreetmap)\./,
    );
  });

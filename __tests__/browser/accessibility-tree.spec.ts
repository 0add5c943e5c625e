import { authStringsOf } from './support/auth-form';
import { pathOf } from './support/pages';
import { openHydrated } from './support/react';
import { expect, test } from './support/test';

/* What assistive technology gets of forms, whole and in order: nothing twice, nothing without a name. */

test('the search for instruments has a count in the name of each class, and nowhere else', async ({ page }) => {
  await openHydrated(page, pathOf('market', 'de'));
  await expect(page.getByRole('search').getByRole('group')).toMatchAriaSnapshot(`
    - group "Markt":
      - /children: equal
      - text: Markt
      - radio /^Alle \\d+$/ [checked]
      - radio /^Aktien \\d+$/
      - radio /^Kryptowährungen \\d+$/
      - radio /^Devisen \\d+$/
      - radio /^Indizes \\d+$/
      - radio /^Rohstoffe \\d+$/
  `);
});

test('the sliders of the leverage calculator have the names of their fields, without their role', async ({ page }) => {
  await openHydrated(page, pathOf('terms', 'de'));
  const form = page.locator('main form');
  const labels = await form.locator('label').allTextContents();
  const controls = form.getByRole('textbox').or(form.getByRole('slider'));
  const [money = '', leverage = '', move = ''] = labels;
  for (const [index, name] of [money, leverage, leverage, move, move].entries())
    await expect(controls.nth(index)).toHaveAccessibleName(name);
  await expect(controls).toHaveCount(5);
});

test('registration says once what is put before the phone number, and describes the field by it', async ({ page }) => {
  const t = authStringsOf('de');
  await openHydrated(page, pathOf('register', 'de'));
  const phone = page.getByRole('textbox', { name: t.label.phone });
  const help = t.phone.codeInFront.replace('{{country}}', '+49');
  await expect(phone).toHaveAccessibleDescription(help);
  const occurrences = (await page.locator('main form').ariaSnapshot()).split(help).length - 1;
  expect(occurrences).toBe(1);
});

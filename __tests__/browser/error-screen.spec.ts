import { fr } from '../support/strings';
import { changeResponses } from './support/requests';
import { expect, test } from './support/test';

// The tests cause errors while pages are rendered, which React logs to the console.
test.use({ errorsExpected: true });

test('the error screen keeps header and footer, shows the error’s message, a link to the home page and “Try again”', async ({
  page,
}) => {
  const { errors, riskWarning } = fr.common;
  // Removes required data from the page's data, so that rendering the page throws.
  await changeResponses(page, '**/page-data/**/auth/login/page-data.json', (data) =>
    data.replaceAll('"asidePoints"', '"lost"'),
  );
  const heading = page.getByRole('heading', { level: 1 });
  const alert = page.getByRole('main').getByRole('alert');

  await page.goto('/fr/auth/login');
  await expect(heading).toHaveText(errors.title);
  await expect(alert).toContainText(errors.lead);
  await expect(alert.locator('code')).toContainText(/undefined/i);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText(riskWarning.text)).toBeVisible();
  await alert.getByRole('link', { name: errors.home }).click();
  await expect(page).toHaveURL('/fr');
  await expect(heading).not.toHaveText(errors.title);

  await page.goto('/fr/auth/login');
  await expect(heading).toHaveText(errors.title);
  await page.unrouteAll();
  await alert.getByRole('button', { name: errors.tryAgain }).click();
  await expect(page.locator('form')).toBeVisible();
  await expect(heading).not.toHaveText(errors.title);
});

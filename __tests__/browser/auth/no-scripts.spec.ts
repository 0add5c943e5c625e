import { trees } from '../../../src/i18n/paths';
import { formNames } from '../../support/form-names';
import { authForm, authStringsOf } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

for (const tree of trees) {
  test(`without scripts the auth pages of the ${tree} tree say what is needed and how to reach support`, async ({
    page,
  }) => {
    const [before = '', after = ''] = authStringsOf(tree).needsScript.split('{{supportEmail}}');
    for (const form of formNames) {
      await page.goto(pathOf(form, tree));
      const notice = page.locator('main p', { hasText: before });
      await expect(notice).toBeVisible();
      expect(await notice.textContent()).toMatch(/\S+@\S+/);
      expect(await notice.textContent()).toContain(after);
      await expect(authForm(page).form).toHaveCount(0);
    }
  });
}

import type { Page } from '@playwright/test';
import { openForm } from './auth-form';
import { expect } from './test';

/** Strings that survive minification: an action of Formik, a message of yup, a field of the forms. */
const marks = { formik: 'SUBMIT_ATTEMPT', yup: 'must be a valid email', forms: 'one-time-code' };

/** Starts collecting the scripts that the page downloads: address and a promise of the text. */
function watchScripts(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        response.text().catch(() => ''),
      );
  });
  return scripts;
}

/** Returns a function that lists which of Formik, yup and the forms the page has downloaded since. */
export function watchFormCode(page: Page): () => Promise<string[]> {
  const scripts = watchScripts(page);
  return async () => {
    const code = (await Promise.all(scripts.values())).join('\n');
    return Object.entries(marks)
      .filter(([, mark]) => code.includes(mark))
      .map(([name]) => name);
  };
}

export const allFormCode = Object.keys(marks);

/**
 * Holds the forms' code back from now on, after a visit to the login to find it. The function returned waits until it
 * was asked for and lets it through, once.
 */
export async function holdFormCode(page: Page): Promise<() => Promise<void>> {
  const scripts = watchScripts(page);
  await openForm(page, 'login', 'en');
  const waiting: (() => void)[] = [];
  for (const [pathname, text] of scripts) {
    if (!(await text).includes(marks.formik)) continue;
    await page.route(`**${pathname}`, async (route) => {
      await new Promise<void>((letGo) => waiting.push(letGo));
      await route.continue();
    });
  }
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.splice(0).forEach((letGo) => letGo());
  };
}

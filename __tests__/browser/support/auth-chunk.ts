import type { Page } from '@playwright/test';
import { openForm } from './auth-form';
import { expect } from './test';

/** Texts that no minifier removes: an action of Formik's, a message of yup's, a field of ours. */
const marks = { formik: 'SUBMIT_ATTEMPT', yup: 'must be a valid email', forms: 'one-time-code' };

/** Collects every script that the page downloads from now on: its address and a promise of its text. */
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

/** Answers which of Formik, yup and the forms were in the scripts that the page has downloaded since this was called. */
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
 * Holds the forms' code back from now on, after a visit to the login to find it. The function returned waits until it was
 * asked for and lets it through, once.
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

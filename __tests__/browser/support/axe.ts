import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * All that axe finds wrong with the page as it is now, as “rule: selector”. It is put in past the content security
 * policy, by the debugger; frames of third parties are not looked into.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, { iframes: false, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

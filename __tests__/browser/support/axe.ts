import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file, because each page must parse it again. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The only disabled rule: contrast for level AAA (7), which the brand colours do not reach (5.9). */
const notAsked = 'color-contrast-enhanced';

/**
 * Violations that axe finds on the current page, as “rule: selector”. Uses all rules, including those disabled by
 * default. axe is injected through the DevTools protocol, which the CSP does not affect. Third-party frames are not
 * checked.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (without) => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const rules = Object.fromEntries(tool.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== without }]));
    const { violations } = await tool.run(document, { iframes: false, resultTypes: ['violations'], rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, notAsked);
}

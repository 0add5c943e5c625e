import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified version of axe, since the browser parses it again on each page. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * The only axe rule that is turned off. It requires a contrast of 7:1 (WCAG level AAA), and the brand colours have only
 * 5.9:1.
 */
const notAsked = 'color-contrast-enhanced';

/**
 * Violations that axe finds on the current page, as “rule: selector”. Uses all rules, including those disabled by
 * default. First waits until transitions have ended, since intermediate colours may lack contrast, but not for endless
 * animations. axe is injected through the DevTools protocol, which the CSP does not affect. Third-party frames are not
 * checked.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (without) => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const rules = Object.fromEntries(tool.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== without }]));
    const { violations } = await tool.run(document, { iframes: false, resultTypes: ['violations'], rules });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, notAsked);
}

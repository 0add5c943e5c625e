import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file, since each page parses it anew. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The only disabled rule: contrast for AAA, which the brand's colours miss (5.9 instead of 7). */
const notAsked = 'color-contrast-enhanced';

/**
 * The violations that axe finds on the current page with all its rules, also those disabled by default, as
 * “rule: selector”. axe is injected by the DevTools protocol, which the content security policy does not affect;
 * third-party frames are not checked.
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

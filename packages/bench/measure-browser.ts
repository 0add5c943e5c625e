import type { Browser } from '@playwright/test';
import { isLocale } from '../../src/i18n/locales';
import { homeWireBudget, interactionBudget, lighthouseBudget, longestTaskBudget } from './budgets';
import { type Figure, median } from './figure';
import { type InteractionName, interactionNames, measureInteraction } from './interactions';
import { runLighthouse } from './lighthouse';
import type { Progress } from './progress';
import { visit } from './wire';

const isHome = (path: string): boolean => isLocale(path.slice(1));

/** Requests and bytes of a first visit to each page, and its longest main-thread task. */
export async function measureWire(browser: Browser, origin: string, paths: readonly string[], progress: Progress) {
  const figures: Figure[] = [];
  for (const path of paths) {
    progress(`wire ${path}`);
    const { requests, useless, bytes, scriptBeforeLoad, longestTask } = await visit(browser, origin, path);
    // Other work on the machine lengthens single tasks at random, hence the median of three visits.
    const again = [await visit(browser, origin, path), await visit(browser, origin, path)];
    const longestTasks = [longestTask, ...again.map((one) => one.longestTask)];
    figures.push(
      { name: `requests of ${path}`, value: requests, unit: 'requests' },
      { name: `useless requests of ${path}`, value: useless.length, unit: 'requests', budget: 0 },
      { name: `wire bytes of ${path}`, value: bytes, unit: 'bytes', ...(isHome(path) && { budget: homeWireBudget }) },
      { name: `wire script before load of ${path}`, value: scriptBeforeLoad, unit: 'bytes' },
      {
        name: `longest task after load of ${path}`,
        value: Math.round(median(longestTasks)),
        unit: 'ms',
        budget: longestTaskBudget,
        machine: true,
      },
    );
  }
  return figures;
}

const budgetFor = (name: InteractionName): number =>
  name === 'accordion' || name === 'menu' ? interactionBudget.disclosure : interactionBudget[name];

/** Milliseconds from a click to the paint of its result, for each interaction. */
export async function measureInteractions(browser: Browser, origin: string, progress: Progress): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of interactionNames) {
    progress(`interaction ${name}`);
    const value = Math.round(await measureInteraction(browser, origin, name));
    figures.push({ name: `interaction ${name}`, value, unit: 'ms', budget: budgetFor(name), machine: true });
  }
  return figures;
}

/** A page for Lighthouse. Pages with `noindex` are measured without SEO, and their times have no budget. */
export interface JudgedPage {
  path: string;
  indexable: boolean;
}

/** Scores and times of Lighthouse, and by page the audits that keep it from the full score. */
export async function measureLighthouse(
  origin: string,
  port: number,
  pages: readonly JudgedPage[],
  progress: Progress,
) {
  const figures: Figure[] = [];
  const findings: Record<string, readonly string[]> = {};
  for (const { path, indexable } of pages) {
    progress(`Lighthouse ${path}`);
    const result = await runLighthouse(origin + path, port, indexable);
    const { scores, largestPaint, blocking, shift, findings: found } = result;
    for (const [category, value] of Object.entries(scores)) {
      figures.push({ name: `${category} of ${path}`, value, unit: 'points', budget: lighthouseBudget.points });
    }
    figures.push(
      {
        name: `largest paint of ${path}`,
        value: Math.round(largestPaint),
        unit: 'ms',
        ...(indexable && { budget: lighthouseBudget.largestPaint }),
        machine: true,
      },
      {
        name: `blocking time of ${path}`,
        value: Math.round(blocking),
        unit: 'ms',
        ...(indexable && { budget: lighthouseBudget.blocking }),
        machine: true,
      },
      {
        name: `layout shift of ${path}`,
        value: Math.round(shift * 1000) / 1000,
        unit: 'shift',
        budget: lighthouseBudget.shift,
      },
    );
    if (found.length > 0) findings[path] = found;
  }
  return { figures, findings };
}

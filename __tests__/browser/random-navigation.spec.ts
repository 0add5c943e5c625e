import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { localeOf, parsePath, routeAt, routePath } from '../../src/i18n/paths';
import { headingOf } from '../support/page-copy';
import { openHydrated, untilHydrated } from './support/react';
import { slowDownPages } from './support/slow-pages';
import { expect, test } from './support/test';

/** An entry of the tab's history, of the Navigation API, for which TypeScript has no types. */
interface Entry {
  url: string;
  index: number;
  sameDocument: boolean;
}

declare global {
  interface Window {
    navigation: { entries(): Entry[]; currentEntry: Entry };
  }
}

interface Wish {
  to: string;
  entry: 'new' | 'same' | 'already there';
}

/** A visitor, and what the browser should show: the rules of `navigation.test.ts` in a real one. */
class Visit {
  private readonly entries = [routePath('trade', 'de')];
  private at = 0;
  private wish: Wish | undefined;
  /** Where Back or Forward has led while its page is not shown yet. */
  private due: Wish | undefined;

  constructor(private readonly page: Page) {}

  /** Follows a link, of which `selector` finds one or more; each time its page takes until it is answered. */
  async click(selector: string): Promise<void> {
    const { to, isLanguage } = await this.page.evaluate((css) => {
      const link = document.querySelector<HTMLAnchorElement>(css)!;
      // A language link knows where it leads when it is pressed.
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      window.slowPages.hold(link.pathname);
      link.click();
      return { to: link.pathname, isLanguage: link.dataset.locale !== undefined };
    }, selector);
    const isHere = to === this.entries[this.at];
    if (!isLanguage || !isHere) this.wish = { to, entry: isLanguage || isHere ? 'same' : 'new' };
  }

  async travel(by: -1 | 1): Promise<void> {
    const isSameDocument = await this.page.evaluate(
      (delta) => window.navigation.entries()[window.navigation.currentEntry.index + delta]?.sameDocument,
      by,
    );
    if (isSameDocument === undefined) return;
    this.at += by;
    const to = this.entries[this.at]!;
    if (isSameDocument) {
      this.due = this.wish = { to, entry: 'already there' };
      await this.page.evaluate(
        ([address, delta]) =>
          new Promise((resolve) => {
            window.slowPages.hold(address);
            window.addEventListener('popstate', resolve, { once: true });
            window.history.go(delta);
          }),
        [to, by] as const,
      );
    } else {
      this.due = this.wish = undefined;
      await (by < 0 ? this.page.goBack() : this.page.goForward());
      await untilHydrated(this.page);
    }
  }

  async type(): Promise<void> {
    await this.page.evaluate(() => document.body.dispatchEvent(new InputEvent('input', { bubbles: true })));
    this.wish = this.due;
  }

  /** Answers one of the requests under way. Returns whether there was one. */
  async answer(which: number, canShow: boolean): Promise<boolean> {
    const address = await this.page.evaluate(([index, can]) => window.slowPages.answer(index, can), [
      which,
      canShow,
    ] as const);
    if (address !== undefined && address === this.wish?.to) await this.arrive(canShow);
    return address !== undefined;
  }

  private async arrive(canShow: boolean): Promise<void> {
    const { to = '', entry } = this.wish ?? {};
    if (entry === 'new') this.at += 1;
    this.entries.splice(this.at, entry === 'new' ? this.entries.length : 1, to);
    this.due = this.wish = undefined;
    if (!canShow) await this.page.waitForEvent('load');
    await this.expectShown();
    await (canShow ? this.untilRendered() : untilHydrated(this.page));
  }

  /**
   * A page that takes the place of itself looks the same before and after; and until it is rendered, Gatsby's router
   * replaces the history entry at the next navigation, where it would add one (`transitioning` in
   * https://github.com/gatsbyjs/reach-router/blob/main/src/lib/history.js).
   */
  private untilRendered(): Promise<unknown> {
    return this.page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
        ),
    );
  }

  private async expectShown(): Promise<void> {
    const here = this.entries[this.at]!;
    const { tree, rest } = parsePath(here);
    await expect
      .poll(
        () =>
          this.page.evaluate(() => ({
            path: window.location.pathname,
            heading: document.querySelector('h1')?.textContent,
            busy: document.querySelectorAll('a[aria-busy=true]').length,
          })),
        { intervals: [5, 10, 20, 50] },
      )
      .toEqual({ path: here, heading: headingOf(localeOf(tree), routeAt(rest)!), busy: 0 });
  }

  /** Once all answers have arrived. */
  async expectSound(): Promise<void> {
    while (await this.answer(0, true));
    expect(this.wish).toBeUndefined();
    await this.expectShown();
    const { before, after } = await this.page.evaluate(() => {
      const paths = window.navigation.entries().map(({ url }) => new URL(url).pathname);
      const { index } = window.navigation.currentEntry;
      return { before: paths.slice(0, index + 1), after: paths.slice(index + 1) };
    });
    expect(after).toEqual(this.entries.slice(this.at + 1));
    // Chrome keeps fifty entries.
    expect(before).toEqual(this.entries.slice(0, this.at + 1).slice(-before.length));
  }
}

/** With its name, for the report of a failure. */
type Step = readonly [name: string, take: (visit: Visit) => Promise<unknown>];

const click = (selector: string): Step => [`click ${selector}`, (visit) => visit.click(selector)];
const travel = (by: -1 | 1): Step => [`travel ${by}`, (visit) => visit.travel(by)];
const type: Step = ['type', (visit) => visit.type()];
const answer = (which: number, canShow: boolean): Step => [
  `answer ${which} ${canShow}`,
  (visit) => visit.answer(which, canShow),
];

const links = ['trade', 'about-us', 'trade/faq'].map((path) => click(`a[href$="/${path}"]:not([data-locale])`));
const languages = ['de', 'fr'].map((locale) => click(`a[data-locale=${locale}]`));
const several = [0, 1, 2];

const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...links) },
  { weight: 4, arbitrary: fc.constantFrom(...languages) },
  { weight: 6, arbitrary: fc.constantFrom(travel(-1), travel(1)) },
  { weight: 2, arbitrary: fc.constant(type) },
  { weight: 8, arbitrary: fc.constantFrom(...several.map((which) => answer(which, true))) },
  // Loads a document, which takes longest.
  { weight: 1, arbitrary: fc.constantFrom(...several.map((which) => answer(which, false))) },
);

test('whatever is clicked and typed, in whatever order pages arrive or fail, the last wish wins', async ({ page }) => {
  test.slow();
  await slowDownPages(page);
  await openHydrated(page, '/de/trade');
  const visit = new Visit(page);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
      for (const [, take] of steps) await take(visit);
      await visit.expectSound();
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

import { expect } from '@playwright/test';
import { hydrationMark } from '../../../../src/gatsby-runtime/globals';
import { showEachPart, isInUpperHalf } from '../../../browser/support/scrolling';
import type { EnginePage } from './engine';
import { type Facts, factsOf, pointAt, type Query } from './in-page';

/**
 * Repeats `attempt` until it passes. An error also counts as a failure, for example if the document is being replaced.
 */
const eventually = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ intervals: [20, 50, 100], timeout: 60_000 });

/**
 * A visitor of the site: methods that look at pages and operate them. Each method first waits until the page can be
 * looked at or operated.
 */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    private readonly origin: string,
  ) {}

  /** Opens a path of the site, or a full URL. */
  open = (path: string): Promise<void> => this.page.open(new URL(path, this.origin).href);

  /** Opens a page and waits until React has hydrated it, which happens when the browser is idle. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.expectHydrated();
  }

  expectHydrated = (): Promise<void> =>
    this.expectThat((mark) => performance.getEntriesByName(mark).length > 0, true, hydrationMark);

  /** The elements that match a CSS selector and, if given, have exactly this text. */
  find = (css: string, text?: string): Part => new Part(this, { css, text });

  /** A field of the form on a sign-in page, by its name. */
  field = (name: string): Part => this.find(`main form [name="${name}"]`);

  submit = (): Part => this.find('main form [type=submit]');

  /** Fills in text fields by name. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  /** Evaluates a function in the page repeatedly until its result equals `expected`. */
  expectThat<Arguments extends unknown[], Result extends string | number | boolean | null>(
    script: (...values: Arguments) => Result,
    expected: Result,
    ...values: Arguments
  ): Promise<void> {
    return eventually(async () => expect(await this.page.evaluate(script, ...values)).toBe(expected));
  }

  /** Expects a URL: path, query and hash on this site, the full URL on others. */
  expectAddress = (expected: string): Promise<void> =>
    this.expectThat((origin) => window.location.href.replace(origin, ''), expected, this.origin);

  /** Evaluates a function in the page. Repeats it if the document is left meanwhile. */
  async read<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    let result!: Result; // Assigned when an attempt passes.
    await eventually(async () => {
      result = await this.page.evaluate(script, ...values);
    });
    return result;
  }

  historyLength = (): Promise<number> => this.read(() => window.history.length);

  /** Scrolls to the end of the page, and waits until the page has scrolled by more than 300 px. */
  scrollDown = (): Promise<void> =>
    this.expectThat(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return document.readyState !== 'loading' && window.scrollY > 300;
    }, true);

  /** Scrolls each section into view, so that lazy content loads. */
  walkThrough = (): Promise<void> => this.read(showEachPart);

  expectInUpperHalf = (id: string): Promise<void> => this.expectThat(isInUpperHalf, true, id);

  expectAtTop = (): Promise<void> => this.expectThat(() => Math.round(window.scrollY), 0);

  /** Moves the pointer outside every menu. */
  async movePointerAway(): Promise<void> {
    await this.page.movePointer(6, 600);
    await this.page.movePointer(5, 600);
  }
}

/** Elements of a page that match a query. */
export class Part {
  constructor(
    private readonly visitor: Visitor,
    private readonly query: Query,
  ) {}

  expect = (facts: Partial<Facts>): Promise<void> =>
    eventually(async () =>
      expect(await this.visitor.page.evaluate(factsOf, this.query), JSON.stringify(this.query)).toMatchObject(facts),
    );

  /** The point to click: the centre of the first visible element, once it no longer moves and is not covered. */
  private async point(): Promise<{ x: number; y: number }> {
    let before: { x: number; y: number } | null = null;
    await eventually(async () => {
      const now = await this.visitor.page.evaluate(pointAt, this.query);
      const isStill = now !== null && now.x === before?.x && now.y === before?.y;
      before = now;
      expect(isStill, `${JSON.stringify(this.query)} can be clicked`).toBe(true);
    });
    return before!;
  }

  async click(): Promise<void> {
    const { x, y } = await this.point();
    await this.visitor.page.click(x, y);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.point();
    await this.visitor.page.movePointer(x, y);
  }

  /**
   * Focuses the element by script as soon as it exists (forms load after their page), so that keys can be pressed next.
   */
  focus = (): Promise<void> =>
    this.visitor.read((css) => document.querySelector<HTMLElement>(css)!.focus(), this.query.css);

  /** Replaces the text of a field by typing. */
  async fill(value: string): Promise<void> {
    await this.focus();
    await this.visitor.read((css) => document.querySelector<HTMLInputElement>(css)!.select(), this.query.css);
    await this.visitor.page.type(value);
    await this.expect({ value });
  }
}

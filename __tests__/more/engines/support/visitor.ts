import { expect } from '@playwright/test';
import type { EnginePage } from './engine';
import { eventually } from './eventually';
import { factsOf, pointAt, type ElementFacts, type Query } from './in-page';

/** A person at a page: what there is to see, and what to do with it. Every method waits until the page allows it. */
export class Visitor {
  constructor(
    readonly page: EnginePage,
    private readonly origin: string,
  ) {}

  /** Opens a path of the site, or a whole address. */
  async open(path: string): Promise<void> {
    await this.page.open(new URL(path, this.origin).href);
  }

  /** Opens a page and waits until React has taken it over, which happens by itself when the browser is idle. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.expectHydrated();
  }
  expectHydrated = (): Promise<void> =>
    this.expectThat(() => performance.getEntriesByName('onInitialClientRender').length > 0, true);
  /** The elements that match a CSS selector and, if given, have exactly this text. */
  find = (css: string, text?: string): Part => new Part(this, { css, text });
  /** Evaluates a function in the page until its result equals `expected`. */
  expectThat<Result extends string | number | boolean | null>(script: () => Result, expected: Result): Promise<void> {
    return eventually(async () => expect(await this.page.evaluate(script)).toBe(expected));
  }
  /** Path, query and hash; for other sites than this the whole address. */
  expectAddress(expected: string): Promise<void> {
    return eventually(async () => {
      const address = await this.page.evaluate(() => window.location.href);
      expect(address.replace(this.origin, '')).toBe(expected);
    });
  }
  /** An evaluation that is repeated where the document is left while it runs. */
  async read<Arguments extends unknown[], Result>(
    script: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    let result: { value: Result } | undefined;
    await eventually(async () => {
      result = { value: await this.page.evaluate(script, ...values) };
    });
    if (!result) throw new Error('The page was left and never came back.');
    return result.value;
  }
  /** Goes to a page as Gatsby's links do, for addresses that no page links to. */
  navigate = (path: string): Promise<void> =>
    this.read((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path);
  historyLength = (): Promise<number> => this.read(() => window.history.length);
  expectHistoryLength = (length: number): Promise<void> => this.expectThat(() => window.history.length, length);
  expectStoredLocale = (locale: string | null): Promise<void> =>
    this.expectThat(() => window.localStorage.getItem('locale'), locale);
  /** Scrolls to the end, which must be far from the top. */
  scrollDown(): Promise<void> {
    return eventually(async () => {
      const top = await this.page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return document.readyState === 'loading' ? 0 : window.scrollY;
      });
      expect(top).toBeGreaterThan(300);
    });
  }
  /** Brings each part of the page into view, so that everything lazy loads. */
  walkThrough = (): Promise<void> =>
    this.read(async () => {
      for (const part of document.querySelectorAll('main section, footer')) {
        part.scrollIntoView();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
  /** The element stands below the sticky header and in the upper half of the viewport. */
  async expectInUpperHalf(id: string): Promise<void> {
    await eventually(async () => {
      const isThere = await this.page.evaluate((name) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
        return top >= header - 1 && top < window.innerHeight / 2;
      }, id);
      expect(isThere).toBe(true);
    });
  }

  expectAtTop = (): Promise<void> => this.expectThat(() => Math.round(window.scrollY), 0);

  /** Somewhere outside every menu. */
  async movePointerAway(): Promise<void> {
    await this.page.movePointer(6, 600);
    await this.page.movePointer(5, 600);
  }
}

/** Elements of a page. */
export class Part {
  constructor(
    private readonly visitor: Visitor,
    private readonly query: Query,
  ) {}

  private async expectFacts(expectation: (all: ElementFacts[]) => void): Promise<void> {
    await eventually(async () => expectation(await this.visitor.page.evaluate(factsOf, this.query)));
  }

  /** Facts of the only element. */
  private expectOne = (expectation: (facts: ElementFacts) => void): Promise<void> =>
    this.expectFacts((all) => {
      expect(all, this.query.css).toHaveLength(1);
      expectation(all[0]!);
    });

  expectCount = (count: number): Promise<void> => this.expectFacts((all) => expect(all).toHaveLength(count));
  expectVisible = (): Promise<void> =>
    this.expectFacts((all) => expect(all.map(({ isVisible }) => isVisible)).toContain(true));
  expectHidden = (): Promise<void> =>
    this.expectFacts((all) => expect(all.map(({ isVisible }) => isVisible)).not.toContain(true));
  expectFocused = (): Promise<void> =>
    this.expectFacts((all) => expect(all.some(({ isFocused }) => isFocused)).toBe(true));
  expectText = (text: string | RegExp): Promise<void> =>
    this.expectOne((facts) =>
      typeof text === 'string' ? expect(facts.text).toBe(text) : expect(facts.text).toMatch(text),
    );
  expectValue = (value: string): Promise<void> => this.expectOne((facts) => expect(facts.value).toBe(value));
  /** `undefined` for an attribute that is absent. */
  expectAttribute = (name: string, value: string | undefined): Promise<void> =>
    this.expectOne((facts) => expect(facts.attributes[name]).toBe(value));

  /** All of them, and there is at least one, have this value of an attribute. */
  expectEveryAttribute = (name: string, value: string): Promise<void> =>
    this.expectFacts((all) => {
      expect(all).not.toHaveLength(0);
      expect([...new Set(all.map(({ attributes }) => attributes[name]))]).toEqual([value]);
    });

  /** Where a click hits the first visible of the elements, once it has stopped moving and nothing covers it. */
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

  /** Chooses an option of a select as a person does: its control changes, and events bubble. */
  async select(value: string): Promise<void> {
    await this.visitor.read(
      (css, option) => {
        const select = document.querySelector<HTMLSelectElement>(css);
        if (!select) throw new Error(`There is no ${css}.`);
        select.value = option;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      this.query.css,
      value,
    );
    await this.expectValue(value);
  }

  /** Puts the focus there by script, as a start for keys. */
  focus = (): Promise<void> =>
    this.visitor.read((css) => document.querySelector<HTMLElement>(css)?.focus(), this.query.css);

  /** Replaces what stands in a text field, by keys. */
  async fill(value: string): Promise<void> {
    await this.visitor.read((css) => {
      const field = document.querySelector<HTMLInputElement>(css);
      if (!field) throw new Error(`There is no ${css}.`);
      field.focus();
      field.select();
    }, this.query.css);
    if (value === '') await this.visitor.page.press('Backspace');
    else await this.visitor.page.type(value);
    await this.expectValue(value);
  }
}

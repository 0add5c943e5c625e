import type { BrowserContext, Page } from '@playwright/test';

/** Elements that overflow the viewport horizontally, except in scroll containers, as short descriptions. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrollsInside = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      return false;
    };
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1) && element.checkVisibility() && !scrollsInside(element);
    });
    const scrolled = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [];
    return [...scrolled, ...wide.map(({ tagName, textContent }) => `${tagName}: ${textContent?.trim().slice(0, 40)}`)];
  });

/** Texts that `overflow: hidden` clips, except decorative ones and those that can be scrolled to. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('body *')].filter(
      (box) => getComputedStyle(box).overflowX !== 'visible',
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const nearest = boxes.findLast((box) => box.contains(element));
      const box = nearest && getComputedStyle(nearest).overflowX !== 'auto' && nearest.getBoundingClientRect();
      if (!box || box.width <= 1 || !text.nodeValue?.trim() || element?.closest('[aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      const isCut = right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 4;
      if (width > 0 && isCut && element?.checkVisibility()) clipped.push(text.nodeValue.trim().slice(0, 60));
    }
    return clipped;
  });

/** Applies the text spacing of WCAG 1.4.12 (letters, words, lines, paragraphs). */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [spacing];
  });

/** Removes the spacing that `spaceText` has applied. */
export const unspaceText = (page: Page): Promise<void> => page.evaluate(() => void (document.adoptedStyleSheets = []));

/**
 * Links and buttons smaller than 24 × 24 CSS pixels, except links in running text (WCAG 2.5.8). axe accepts small ones
 * with enough space around them.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return [...document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }) && !isInText(element))
      .map((element) => {
        // `::after` may extend the clickable area of a link to its container.
        const reachesOver = getComputedStyle(element, '::after').position === 'absolute';
        const target = (reachesOver && (element as HTMLElement).offsetParent) || (element.closest('label') ?? element);
        return { element, box: target.getBoundingClientRect() };
      })
      .filter(({ box: { width, height } }) => width > 1 && (width < 23.5 || height < 23.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`);
  });

/** Cumulative layout shift since the page was opened. Call `watchShifts` before opening it. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);

export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const total = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) total.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Links and buttons whose centre is covered by another element, so that a click would miss them. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(a[href], button)')]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return width > 0 && !control.contains(top);
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

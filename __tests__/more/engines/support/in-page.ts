/**
 * Tests send these functions to the page as source text, so the functions can use nothing from this file except types.
 */

export interface Query {
  css: string;
  /** The whole text of the element, trimmed. */
  text?: string;
}

/** Facts about the elements that match a query. */
export interface Facts {
  count: number;
  /** Whether any matching element is visible. */
  visible: boolean;
  /** Whether a matching element has the focus. */
  focused: boolean;
  /** Trimmed text, value and attributes if exactly one element matches; otherwise undefined. */
  text?: string;
  value?: string;
  attributes?: Record<string, string>;
}

export const factsOf = ({ css, text }: Query): Facts => {
  const textOf = (element: Element): string => (element.textContent ?? '').trim();
  const all = [...document.querySelectorAll<HTMLElement & { value?: string }>(css)].filter(
    (element) => text === undefined || textOf(element) === text,
  );
  const [only] = all;
  return {
    count: all.length,
    visible: all.some(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    ),
    focused: all.some((element) => element === document.activeElement),
    ...(only &&
      all.length === 1 && {
        text: textOf(only),
        value: String(only.value ?? ''),
        attributes: Object.fromEntries([...only.attributes].map(({ name, value }) => [name, value])),
      }),
  };
};

/**
 * The centre of the first visible match. If another element covers it, returns null and scrolls the match into view.
 */
export const pointAt = ({ css, text }: Query): { x: number; y: number } | null => {
  const element = [...document.querySelectorAll(css)].find(
    (one) =>
      (text === undefined || (one.textContent ?? '').trim() === text) &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getClientRects().length > 0,
  );
  if (!element) return null;
  const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // Browsers round the position of a click to whole pixels, which at the lower edge may be outside the window.
  const hit = document.elementFromPoint(Math.round(x), Math.round(y));
  if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
};

/** Functions that run in the page; they may use nothing of this file but types. */

export interface Query {
  css: string;
  /** The whole text of the element, without space around it. */
  text?: string;
}

/** What there is to know of the elements that match. */
export interface Facts {
  count: number;
  /** Whether any of them is seen. */
  visible: boolean;
  /** Whether one of them has the focus. */
  focused: boolean;
  /** Text without space around it, value and attributes of the only one; absent if there are none or several. */
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

/** The middle of the first visible match; null while something else lies above it, and then it is scrolled into view. */
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
  // Browsers round a click to a pixel, and at the lower edge of the window that one is outside.
  const hit = document.elementFromPoint(Math.round(x), Math.round(y));
  if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
};

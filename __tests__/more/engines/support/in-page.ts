/** Functions that run in the page; they may use nothing of this file but types. */

export interface Query {
  css: string;
  /** The whole text of the element, without space around it. */
  text?: string;
}

export interface ElementFacts {
  text: string;
  isVisible: boolean;
  isFocused: boolean;
  attributes: Record<string, string>;
  /** Of a form's control; empty for other elements. */
  value: string;
}

export const factsOf = ({ css, text }: Query): ElementFacts[] =>
  [...document.querySelectorAll<HTMLElement & { value?: string }>(css)]
    .map((element) => ({
      text: (element.textContent ?? '').trim(),
      isVisible: element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      isFocused: element === document.activeElement,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      value: String(element.value ?? ''),
    }))
    .filter((facts) => text === undefined || facts.text === text);

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
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
};

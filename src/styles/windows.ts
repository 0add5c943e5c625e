/**
 * A width in em, as in the style sheets: if the visitor enlarges the browser's text, pictures and layout change at the
 * same window width (WCAG 1.4.4). One em is 16 px by default.
 */
const inEm = (px: number) => `${px / 16}em`;

/** A media query for windows up to a breakpoint of `breakpoints.json`, which `sizes` of pictures can use too. */
export const upTo = (breakpoint: number) => `(width <= ${inEm(breakpoint)})`;

/** A media query for windows wider than a breakpoint of `breakpoints.json`. */
export const above = (breakpoint: number) => `(width > ${inEm(breakpoint)})`;

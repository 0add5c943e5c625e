import breakpoints from './breakpoints.json';

/** The name of a breakpoint, such as `phone` for windows up to 601 px. */
type Breakpoint = keyof typeof breakpoints;

/**
 * A breakpoint in em, as in the style sheets: if the visitor enlarges the browser's text, pictures and layout change at
 * the same window width (WCAG 1.4.4). One em is 16 px by default.
 */
const inEm = (name: Breakpoint) => `${breakpoints[name] / 16}em`;

/** A media query for windows up to a breakpoint, which `sizes` of pictures can use too. */
export const upTo = (name: Breakpoint) => `(width <= ${inEm(name)})`;

/** A media query for windows wider than a breakpoint. */
export const above = (name: Breakpoint) => `(width > ${inEm(name)})`;

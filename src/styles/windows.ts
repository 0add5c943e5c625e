import breakpoints from './breakpoints.json';

/** The name of a breakpoint: the widest window of its kind. */
type Breakpoint = keyof typeof breakpoints;

/**
 * A breakpoint in em, as in the style sheets: with larger text in the browser, pictures change in the same windows as
 * the layout (WCAG 1.4.4). One em is 16 px unless the visitor has set another font size.
 */
const inEm = (name: Breakpoint) => `${breakpoints[name] / 16}em`;

/** A media query for windows up to a breakpoint, also for `sizes` of pictures. */
export const upTo = (name: Breakpoint) => `(width <= ${inEm(name)})`;

/** A media query for windows wider than a breakpoint. */
export const above = (name: Breakpoint) => `(width > ${inEm(name)})`;

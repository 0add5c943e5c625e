/** The part of the Trusted Types API that this site uses; TypeScript has no types for it. */
interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>,
  ): unknown;
}

/** Elements that formatted text, diagrams and Leaflet's attribution use. None of them can load or run anything. */
const elements =
  'a|blockquote|br|div|em|h[2-6]|li|[ou]l|p|span|strong|table|tbody|td|th|thead|tr|circle|defs|desc|g|line|path|pattern|rect|svg|text|title';

/**
 * Attributes that cannot run scripts. `\w\w?` matches `id` and the geometry of SVG, such as `x` and `cx`. `\w+-\w+`
 * matches names such as `aria-label` and `stroke-width`.
 */
const attributes = '\\w\\w?|class|role|start|align|xmlns|width|height|viewBox|fill|transform|pattern\\w+|\\w+-\\w+';

/**
 * Matches markup with a tag that is not made of `elements` and `attributes`. `<` followed by any other character is
 * text (https://html.spec.whatwg.org/#tag-open-state). Attribute values may hold no `<`: inside `<title>`, browsers
 * would read it as a tag. URLs must begin as listed here, since `javascript:` has many spellings, such as
 * `java&Tab;script:`.
 */
const other = new RegExp(
  `<(?=[a-zA-Z/!?])(?!/?(?:${elements})(?:\\s+(?:(?:${attributes})="|href="(?:https?:|mailto:|tel:|[/#]))[^"<]*")*\\s*/?>)`,
);

/** React DOM creates every script element by parsing this markup. */
const emptyScript = '<script></script>';

/**
 * Returns the markup if it only formats text, and null otherwise. Also null if the markup is not written as `innerHTML`
 * returns it: with tag names in lower case, and attribute values in double quotes.
 */
export const allowHtml = (html: string): string | null => (html === emptyScript || !other.test(html) ? html : null);

/** Returns the URL if it is one of this site's script files, and null otherwise. */
export function allowScriptUrl(url: string): string | null {
  const { href, pathname } = new URL(url, window.location.href);
  return href.startsWith(`${window.location.origin}/`) && pathname.endsWith('.js') ? url : null;
}

/** Returns the text if it is JSON, such as structured data for search engines, and null otherwise. */
export function allowScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Registers the default Trusted Types policy, which the CSP directive `require-trusted-types-for 'script'` needs. */
export function guardSinks(): void {
  // The type assertion is needed because React's types declare only the part of the Trusted Types API that React uses.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: allowHtml,
    createScript: allowScript,
    createScriptURL: allowScriptUrl,
  });
}

/** The part of the Trusted Types API that this site uses; TypeScript has no types for it. */
interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>,
  ): unknown;
}

/** Elements of formatted text, drawings and Leaflet's credits; none of them loads or runs anything. */
const elements =
  'a|blockquote|br|div|em|h[2-6]|li|[ou]l|p|span|strong|table|tbody|td|th|thead|tr|circle|defs|desc|g|line|path|pattern|rect|svg|text|title';

/**
 * Attributes of one or two letters are `id` and the geometry of drawings; those with a hyphen, such as `aria-label`
 * and `stroke-width`, run nothing.
 */
const attributes = '\\w\\w?|class|role|start|align|xmlns|width|height|viewBox|fill|transform|pattern\\w+|\\w+-\\w+';

/**
 * Matches a tag, comment or the like that is not made of these elements and attributes. After `<`, anything but these
 * characters is text (https://html.spec.whatwg.org/#tag-open-state). Values hold no `<`: in a `title`, browsers read
 * tags where others read attributes. An address begins as it is spelt here, since `java&Tab;script:` has many
 * spellings.
 */
const other = new RegExp(
  `<(?=[a-zA-Z/!?])(?!/?(?:${elements})(?:\\s+(?:(?:${attributes})="|href="(?:https?:|mailto:|tel:|[/#]))[^"<]*")*\\s*/?>)`,
);

/** React DOM creates script elements from exactly this markup. */
const emptyScript = '<script></script>';

/** Returns markup that only formats text, written as serializers write it, and null for all other. */
export const allowHtml = (html: string): string | null => (html === emptyScript || !other.test(html) ? html : null);

/** Returns the addresses of this site's script files, and null for all others. */
export function allowScriptUrl(url: string): string | null {
  const { href, pathname } = new URL(url, window.location.href);
  return href.startsWith(`${window.location.origin}/`) && pathname.endsWith('.js') ? url : null;
}

/** Returns JSON, such as structured data for search engines, and null for all other content of a script element. */
export function allowScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Registers the default policy, which `require-trusted-types-for 'script'` in the content security policy asks for. */
export function guardSinks(): void {
  // React's types declare only the part of the Trusted Types API that React uses.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: allowHtml,
    createScript: allowScript,
    createScriptURL: allowScriptUrl,
  });
}

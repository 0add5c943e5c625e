/** The part of the Trusted Types API that this site uses; TypeScript has no types for it. */
interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>,
  ): unknown;
}

const activeElement = /<\s*\/?(?:script|iframe|frame|object|embed|base|link|meta|style|form|template)\b|javascript:/i;
const eventHandler = /[\s/"']on\w+\s*=/i;

/** Only what begins as an address does here: `java&Tab;script:` has many spellings. */
const otherAddress = /\b(?:href|src|action)\s*=\s*["']?(?!https?:|mailto:|tel:|[#/"'])/i;

const isActive = (html: string): boolean =>
  html.includes('<') && (activeElement.test(html) || eventHandler.test(html) || otherAddress.test(html));

/** React DOM creates script elements from exactly this markup. */
const emptyScript = '<script></script>';

/** Returns markup that only formats text, and null for markup that runs or loads anything. */
export const allowHtml = (html: string): string | null => (html === emptyScript || !isActive(html) ? html : null);

/** Returns the addresses of this site's script files, and null for all others. */
export function allowScriptUrl(url: string): string | null {
  const { protocol, origin, pathname } = new URL(url, window.location.href);
  const isFile = protocol === window.location.protocol && pathname.endsWith('.js');
  return isFile && origin === window.location.origin ? url : null;
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

/** What this site uses of the browser's Trusted Types; absent where the browser has none. */
interface TrustedTypesFactory {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (value: string) => string | null>,
  ): unknown;
}

const activeElement = /<\s*\/?(?:script|iframe|frame|object|embed|base|link|meta|style|form|template)\b|javascript:/i;
const eventHandler = /[\s/"']on\w+\s*=/i;

const isActive = (html: string): boolean => html.includes('<') && (activeElement.test(html) || eventHandler.test(html));

/** React makes script elements by way of this very markup. */
const emptyScript = '<script></script>';

/** Markup that a component may set: texts of the site's own pages, never anything that runs or loads. */
export const allowHtml = (html: string): string | null => (html === emptyScript || !isActive(html) ? html : null);

/** Addresses that scripts may be loaded from: files of this site. */
export function allowScriptUrl(url: string): string | null {
  const { protocol, origin, pathname } = new URL(url, window.location.href);
  const isFile = protocol === window.location.protocol && pathname.endsWith('.js');
  return isFile && origin === window.location.origin ? url : null;
}

/** Text that may be put into a script element: structured data for search engines, which is no program. */
export function allowScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Makes the browser ask these three before any text becomes markup or script, as the content security policy demands. */
export function guardSinks(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: allowHtml,
    createScript: allowScript,
    createScriptURL: allowScriptUrl,
  });
}

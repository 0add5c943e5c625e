import { isOfDocument } from '../gatsby-runtime/hydration';
import { guardLocale } from '../i18n/locale-guard';

/**
 * Runs before the first paint. Corrects a misspelt URL, and redirects to the stored language. If this document is
 * already the right page, only the URL in the address bar changes. Returns true if another document is loading.
 */
export function correctUrl(): boolean {
  const { history, location } = window;
  const target = guardLocale(location);
  if (target === undefined) return false;
  const [path = ''] = target.split(/[?#]/);
  if (!isOfDocument(path)) {
    // Hides this document: on a slow network, the browser would go on parsing and painting it until the next document
    // arrives.
    document.documentElement.hidden = true;
    location.replace(target);
    return true;
  }
  history.replaceState(history.state, '', target);
  return false;
}

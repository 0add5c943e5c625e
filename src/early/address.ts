import { pagePathAt } from '../i18n/address';
import { guardLocale } from '../i18n/locale-guard';

/** Gatsby's name of the page in this document, which the build writes into the early file's element. */
const pagePathOfDocument = (): string | undefined => document.currentScript?.dataset.pagePath;

/**
 * Before anything is painted: tidies a sloppy address and leaves for the stored language's tree. Loads nothing if this
 * document is already the page of the new address. Returns true when leaving. Must be called while the early file's own
 * script element runs.
 */
export function settleAddress(): boolean {
  const { history, location } = window;
  const target = guardLocale(location);
  if (target === undefined) return false;
  const [path = ''] = target.split(/[?#]/);
  if (pagePathAt(path) !== pagePathOfDocument()) {
    location.replace(target);
    return true;
  }
  history.replaceState(history.state, '', target);
  return false;
}

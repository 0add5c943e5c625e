import { readAddress } from './read-address';
import type { Locale } from './locales';
import { type Address, pathIn, treeOf } from './paths';
import { redirectOf } from './redirect';

/** URL of the same page in another language, with query and hash. */
export function addressIn(locale: Locale, { pathname, search, hash }: Address): string {
  const { tree, path } = readAddress(pathname);
  const rest = path.slice(tree === 'bare' ? 1 : `/${tree}/`.length);
  const target = { pathname: pathIn(treeOf(locale), rest), search, hash };
  return redirectOf(target, locale) ?? target.pathname + search + hash;
}

import { readAddress } from './read-address';
import type { Address } from './paths';
import { redirectOf } from './redirect';
import { readStoredLocale, storeLocale } from './stored-locale';

/**
 * Stores the locale of a URL with a language prefix. Returns the URL to redirect to, if any (see {@link redirectOf}).
 */
export function guardLocale(address: Address): string | undefined {
  const target = redirectOf(address, readStoredLocale());
  const { tree } = readAddress(address.pathname);
  if (tree !== 'bare') storeLocale(tree);
  return target;
}

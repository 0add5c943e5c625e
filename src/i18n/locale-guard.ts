import { type Address, parsePath, redirectOf } from './paths';
import { readStoredLocale, storeLocale } from './stored-locale';

/** What every visit to an address does with the stored locale: follows it elsewhere, or remembers the tree visited. */
export function guardLocale(address: Address): string | undefined {
  const target = redirectOf(address, readStoredLocale());
  const { tree } = parsePath(address.pathname);
  if (tree !== 'bare') storeLocale(tree);
  return target;
}

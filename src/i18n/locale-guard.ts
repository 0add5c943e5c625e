import { readAddress, redirectOf } from './address';
import type { Address } from './paths';
import { readStoredLocale, storeLocale } from './stored-locale';

/** Stores the locale of the current tree. Returns the address to redirect to, by {@link redirectOf}, if any. */
export function guardLocale(address: Address): string | undefined {
  const target = redirectOf(address, readStoredLocale());
  const { tree } = readAddress(address.pathname);
  if (tree !== 'bare') storeLocale(tree);
  return target;
}

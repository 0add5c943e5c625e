import { findKeyUses } from '../copy-check/check-keys';

/** Where on the site a string appears, in words: the names of the files that use it. */
export type PlacesOf = (key: string) => string[];

/** `src/layout/mobile-menu.tsx` is the mobile menu, `src/sections/contact-list/…` the contact list. */
function placeOf(file: string): string {
  const [, section] = /^src\/sections\/([^/]+)\//.exec(file) ?? [];
  const [, name = file] = /([^/]+)\.\w+$/.exec(file) ?? [];
  return (section ?? name).replace(/-/g, ' ');
}

/** Finds the uses of strings in the site's code. */
export function placesIn(code: ReadonlyMap<string, string>): PlacesOf {
  const uses = findKeyUses(code);
  return (key) => [...new Set(uses.filter((use) => use.names(key)).map(({ file }) => placeOf(file)))];
}

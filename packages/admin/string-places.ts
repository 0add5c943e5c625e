import { findKeyUses } from '../copy-check/key-uses';
import { countedKey } from '../copy-check/plurals';

/** Where on the site a string appears, in words: the names of the files that use it. */
export type PlacesOf = (namespace: string, key: string) => string[];

/** `src/layout/mobile-menu.tsx` is the mobile menu, `src/sections/contact-list/…` the contact list. */
function placeOf(file: string): string {
  const [, section] = /^src\/sections\/([^/]+)\//.exec(file) ?? [];
  const [, name = file] = /([^/]+)\.\w+$/.exec(file) ?? [];
  return (section ?? name).replace(/-/g, ' ');
}

/** Finds the uses of strings in the site's code: calls with the key or its start, and tables that contain the key. */
export function placesIn(code: ReadonlyMap<string, string>): PlacesOf {
  const { uses } = findKeyUses(code);
  return (namespace, key) => {
    const name = countedKey(key) ?? key;
    const called = uses.filter(
      (use) =>
        (use.namespace ?? namespace) === namespace && (use.isStart ? name.startsWith(use.key) : name === use.key),
    );
    const listed = [...code].filter(([, text]) => text.includes(`'${name}'`)).map(([file]) => file);
    return [...new Set([...called.map(({ file }) => file), ...listed].map(placeOf))];
  };
}

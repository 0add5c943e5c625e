import { isLocale } from '../i18n/locales';
import type { Tree } from '../i18n/paths';

/** The id of a text's node in a tree. */
export const textId = (tree: Tree, key: string): string => `${tree} ${key}`;

/** Tree and field of the text with an id. */
export function parseTextId(id: string): { tree: Tree; field: string } {
  const [tree, ...words] = id.split(' ');
  return { tree: isLocale(tree) ? tree : 'bare', field: words.at(-1) ?? '' };
}

import type { Tree } from '../i18n/paths';

/** The id of a text's node in a tree. */
export const textId = (tree: Tree, key: string): string => `${tree} ${key}`;

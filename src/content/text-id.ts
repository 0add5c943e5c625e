import type { Tree } from '../i18n/paths';

/** The id of the node for a Markdown text: language prefix and key. */
export const textId = (tree: Tree, key: string): string => `${tree} ${key}`;

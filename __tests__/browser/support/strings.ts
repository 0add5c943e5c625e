import de from '../../../locales/de/common.json';
import en from '../../../locales/en/common.json';
import fr from '../../../locales/fr/common.json';
import type { Locale } from '../../../src/i18n/locales';
import { localeOf, type Tree } from '../../../src/i18n/paths';

const strings: Record<Locale, typeof en> = { en, de, fr };

/** The interface strings that a page of the tree shows. */
export const stringsOf = (tree: Tree): typeof en => strings[localeOf(tree)];

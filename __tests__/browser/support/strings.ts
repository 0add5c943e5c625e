import type { Locale } from '../../../src/i18n/locales';
import { localeOf, type Tree } from '../../../src/i18n/paths';
import { de, en, fr } from '../../support/strings';

const strings: Record<Locale, typeof en> = { en, de, fr };

/** The interface strings of header, footer and messages that a page of the tree shows. */
export const stringsOf = (tree: Tree): typeof en.common => strings[localeOf(tree)].common;

import deAuth from '../../locales/de/auth.json';
import deCommon from '../../locales/de/common.json';
import deContacts from '../../locales/de/contacts.json';
import deDrafts from '../../locales/de/drafts.json';
import deEmbeds from '../../locales/de/embeds.json';
import deInstruments from '../../locales/de/instruments.json';
import deLeverage from '../../locales/de/leverage.json';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import contacts from '../../locales/en/contacts.json';
import drafts from '../../locales/en/drafts.json';
import embeds from '../../locales/en/embeds.json';
import instruments from '../../locales/en/instruments.json';
import leverage from '../../locales/en/leverage.json';
import frAuth from '../../locales/fr/auth.json';
import frCommon from '../../locales/fr/common.json';
import frContacts from '../../locales/fr/contacts.json';
import frDrafts from '../../locales/fr/drafts.json';
import frEmbeds from '../../locales/fr/embeds.json';
import frInstruments from '../../locales/fr/instruments.json';
import frLeverage from '../../locales/fr/leverage.json';
import { fillPlaceholders } from '../../src/content/placeholders';
import { localeOf, type Tree } from '../../src/i18n/paths';

// The interface strings by language, namespace and key: what tests expect of a page is read from here, so that only
// tests about a text fail when it is edited.
export const en = { auth, common, contacts, drafts, embeds, instruments, leverage };

export const de: typeof en = {
  auth: deAuth,
  common: deCommon,
  contacts: deContacts,
  drafts: deDrafts,
  embeds: deEmbeds,
  instruments: deInstruments,
  leverage: deLeverage,
};

export const fr: typeof en = {
  auth: frAuth,
  common: frCommon,
  contacts: frContacts,
  drafts: frDrafts,
  embeds: frEmbeds,
  instruments: frInstruments,
  leverage: frLeverage,
};

/** The strings in the language of a tree. */
export const stringsOf = (tree: Tree): typeof en => ({ en, de, fr })[localeOf(tree)];

/** A string with its placeholders filled in. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  fillPlaceholders(text, new Map(Object.entries(values).map(([name, value]) => [name, String(value)])));

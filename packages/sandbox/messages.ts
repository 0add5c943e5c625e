import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import siteDe from '../../locales/de/sign-in.json';
import siteEn from '../../locales/en/sign-in.json';
import siteFr from '../../locales/fr/sign-in.json';
import type { Locale } from '../../src/i18n/locales';
import { fillIn, stringAt, type Strings } from '../../src/i18n/strings';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** The company's settings. The path is relative to the project's root, where every command runs. */
const company = parse(readFileSync('content/settings/company.yaml', 'utf8')) as { name: string; supportEmail: string };

/** The sandbox's own messages by language. A language without messages gets the English ones. */
const own: Partial<Record<Locale, Strings>> = { en, de, fr };
const site: Partial<Record<Locale, Strings>> = { en: siteEn, de: siteDe, fr: siteFr };

/** A message in a language. `{{name}}` is replaced by the value of that name. */
export function say(locale: Locale, key: string, values: Record<string, string> = {}): string {
  const found = [own[locale], site[locale], en, siteEn].map((source) => stringAt(source, key));
  const text = found.find((value) => value !== undefined) ?? key;
  const all: Record<string, string> = { company: company.name, supportEmail: company.supportEmail, ...values };
  return fillIn(text, all);
}

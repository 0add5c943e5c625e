import siteDe from '../../locales/de/auth.json';
import siteEn from '../../locales/en/auth.json';
import siteFr from '../../locales/fr/auth.json';
import type { Locale } from '../../src/i18n/locales';
import { company } from './company';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** The messages of each language; English where a language has none yet. */
const own: Partial<Record<Locale, typeof en>> = { en, de, fr };
const site: Partial<Record<Locale, typeof siteEn>> = { en: siteEn, de: siteDe, fr: siteFr };

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The string at a dotted key, for instance `mail.reset.subject`. */
const at = (source: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (isGroup(part) ? part[name] : undefined), source);

const find = (locale: Locale, key: string): string | undefined =>
  [own[locale] ?? en, site[locale] ?? siteEn]
    .map((source) => at(source, key))
    .find((found) => typeof found === 'string');

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/{{(\w+)}}/g, (whole, name: string) => values[name] ?? whole);

/**
 * A message in a language, from the sandbox's strings or else from those of the site's forms, with `{{name}}` replaced
 * by the value of that name. An unknown key (such as yup's own message for a wrong type) returns "not valid".
 */
export const say = (locale: Locale, key: string, values: Record<string, string> = {}): string =>
  fill(find(locale, key) ?? (own[locale] ?? en).notValid, {
    company: company.name,
    supportEmail: company.supportEmail,
    ...values,
  });

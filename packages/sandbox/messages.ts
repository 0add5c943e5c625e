import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { parse } from 'yaml';
import siteDe from '../../locales/de/auth.json';
import siteEn from '../../locales/en/auth.json';
import siteFr from '../../locales/fr/auth.json';
import type { Locale } from '../../src/i18n/locales';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** The settings of the site; read from the project's folder, in which every command runs. */
const company = parse(readFileSync('content/settings/company.yaml', 'utf8')) as { name: string; supportEmail: string };

/** The sandbox's own messages, and those of the site's forms; English in a language that has none yet. */
const messages = createInstance({
  resources: { en: { own: en, site: siteEn }, de: { own: de, site: siteDe }, fr: { own: fr, site: siteFr } },
  fallbackLng: 'en',
  ns: ['own', 'site'],
  defaultNS: 'own',
  fallbackNS: 'site',
  initImmediate: false,
  interpolation: {
    escapeValue: false,
    defaultVariables: { company: company.name, supportEmail: company.supportEmail },
  },
});
void messages.init();

/** A message in a language, by its dotted key, such as `mail.reset.subject`. */
export const say = (locale: Locale, key: string, values: Record<string, string> = {}): string =>
  // The site's own keys are typed, these are not.
  (messages.t as (key: string, options: object) => string)(key, { lng: locale, ...values });

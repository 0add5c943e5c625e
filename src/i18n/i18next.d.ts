import 'i18next';
import type common from '../../locales/en/common.json';
import type contacts from '../../locales/en/contacts.json';
import type embeds from '../../locales/en/embeds.json';
import type instruments from '../../locales/en/instruments.json';
import type leverage from '../../locales/en/leverage.json';
import type marks from '../../locales/en/marks.json';
import type signIn from '../../locales/en/sign-in.json';

declare module 'i18next' {
  /**
   * Makes TypeScript check keys against the English strings. With `returnNull: false`, the type of a translation does
   * not include null.
   */
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      common: typeof common;
      contacts: typeof contacts;
      embeds: typeof embeds;
      instruments: typeof instruments;
      leverage: typeof leverage;
      marks: typeof marks;
      'sign-in': typeof signIn;
    };
  }
}

import type { Locale } from '../../src/i18n/locales';
import { say } from '../messages';

/** A mail before it is sent. */
export interface Letter {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
}

const letter =
  (kind: 'confirm' | 'reset' | 'code', name: 'link' | 'code') =>
  (to: string, locale: Locale, value: string): Letter => ({
    to,
    locale,
    subject: say(locale, `mail.${kind}.subject`, { [name]: value }),
    text: say(locale, `mail.${kind}.text`, { [name]: value }),
  });

// No letter repeats what a stranger typed: anybody can have one sent to anybody's address.
export const confirmationLetter = letter('confirm', 'link');
export const resetLetter = letter('reset', 'link');
export const codeLetter = letter('code', 'code');

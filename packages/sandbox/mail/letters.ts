import type { Locale } from '../../../src/i18n/locales';
import { say } from '../messages';

/** A mail to send. */
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

// No user input in mails: anyone can enter another person's address, and would otherwise send them any text.
export const confirmationLetter = letter('confirm', 'link');
export const resetLetter = letter('reset', 'link');
export const codeLetter = letter('code', 'code');

import type { Locale } from '../../src/i18n/locales';
import type { Memory } from './memory';
import { say } from './messages';

/**
 * Adds a mail to the inbox. Its text contains nothing that a visitor has typed, only a link or code: visitors can enter
 * the e-mail address of another person, and must not be able to send that person a message.
 */
export function sendMail(
  { mails }: Memory,
  to: string,
  kind: 'confirm' | 'reset' | 'code',
  language: Locale,
  values: { link: string } | { code: string },
): void {
  const text = say(language, `mail.${kind}.text`, values);
  mails.unshift({
    to,
    subject: say(language, `mail.${kind}.subject`, values),
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    language,
    receivedAt: new Date().toISOString(),
  });
}

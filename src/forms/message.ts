import { useTranslation } from 'gatsby-plugin-react-i18next';
import type strings from '../../locales/en/auth.json';

type Strings = typeof strings;

/** The top-level names of `auth.json`: messages that the specification names. */
export type MessageKey = { [Key in keyof Strings]: Strings[Key] extends string ? Key : never }[keyof Strings];

/** What a form says to a person: one of our strings by its name, or the server's own words, shown as they are. */
export type Message = { key: MessageKey } | { text: string };

/** Turns messages into text in the page's language. */
export function useMessages(): (message: Message) => string {
  const { t } = useTranslation('auth');
  return (message) => ('key' in message ? t(message.key) : message.text);
}

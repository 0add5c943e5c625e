import type strings from '../../locales/en/auth.json';

type Strings = typeof strings;

/** The top-level names of `auth.json`: the messages that rules and the error catalogue refer to. */
export type MessageKey = { [Key in keyof Strings]: Strings[Key] extends string ? Key : never }[keyof Strings];

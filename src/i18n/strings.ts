/**
 * Interface strings as browsers read them: with nested keys, placeholders and plural forms. i18next, which renders the
 * HTML, has more features (https://www.i18next.com/translation-function/essentials); the content check reports strings
 * that use one of these.
 */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** The string with a dotted key, such as `menu.terms`. */
export function stringAt(strings: Strings | undefined, key: string): string | undefined {
  const found = key.split('.').reduce<string | Strings | undefined>((at, name) => {
    return typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  }, strings);
  return typeof found === 'string' ? found : undefined;
}

/** Replaces `{{name}}` by the value of that name, if given. Placeholders inside values are not replaced. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{[ \u00a0]*(\w+)[ \u00a0]*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );

/**
 * All that an interface string can mean: it has a nested key, is filled in by name, and may have plural forms. i18next, which
 * renders HTML, knows more (https://www.i18next.com/translation-function/essentials); the content check refuses that, since
 * browsers get what is here alone.
 */
export interface Strings {
  readonly [key: string]: string | Strings;
}

/** The string with a key such as `menu.terms`. */
export function stringAt(strings: Strings | undefined, key: string): string | undefined {
  const found = key.split('.').reduce<string | Strings | undefined>((at, name) => {
    return typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined;
  }, strings);
  return typeof found === 'string' ? found : undefined;
}

/** Replaces `{{name}}` by the value of that name, if there is one; placeholders in values are not replaced. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{[ \u00a0]*(\w+)[ \u00a0]*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  );

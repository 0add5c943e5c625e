import type { Problem } from '../../../src/content/problem';
import type { Locale } from '../../../src/i18n/locales';
import { localeOf } from '../entry';

/** A field of the form: the language of its pane and its path in there, as in `sections.0.title`. */
export interface FormField {
  locale: Locale | '_default';
  keyPath: string;
}

/** Where the form shows the field of a problem. */
export function formFieldOf({ file, field }: Pick<Problem, 'file' | 'field'>): FormField {
  // The text below a page's front matter, and the list that is the whole file of instruments, have names in the form.
  const named = file.endsWith('.md') ? field.replace(/^text$/, 'body') : field.replace(/^(?=\[)/, 'instruments');
  return { locale: localeOf(file), keyPath: named.replace(/\[(\d+)\]/g, '.$1') };
}

/** The path of a field in the check: `sections[0].title`; the text below a page's front matter is `text` there. */
export const fieldOfKeyPath = (keyPath: string): string =>
  keyPath.replace(/^body$/, 'text').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

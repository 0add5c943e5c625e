import type { Problem } from '../../../src/content/problem';
import type { Locale } from '../../../src/i18n/locales';
import { localeOfFile } from '../files/entry';

/** A field of the form: the language of its pane, and its path in Sveltia CMS, such as `sections.0.title`. */
export interface FormField {
  locale: Locale | '_default';
  keyPath: string;
}

/** The form field in which a problem is. */
export function formFieldOf({ file, field }: Pick<Problem, 'file' | 'field'>): FormField {
  // Two fields have other names in the form: the text below a page's front matter, and the list in the file of
  // instruments.
  const named = file.endsWith('.md') ? field.replace(/^text$/, 'body') : field.replace(/^(?=\[)/, 'instruments');
  return { locale: localeOfFile(file), keyPath: named.replace(/\[(\d+)\]/g, '.$1') };
}

/** Converts a form path to the syntax of the check: `sections.0.title` to `sections[0].title`, and `body` to `text`. */
export const fieldOfKeyPath = (keyPath: string): string =>
  keyPath.replace(/^body$/, 'text').replace(/\.(\d+)(?=\.|$)/g, '[$1]');

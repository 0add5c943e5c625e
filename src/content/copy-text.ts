import type { Locale } from '../i18n/locales';
import type { PlacedText } from './placed-text';

/** A text of the site in one language. */
export interface CopyText extends PlacedText {
  locale: Locale;
  /** Whether the text is rendered as Markdown. */
  isMarkdown: boolean;
}

/** Texts that are compared or counted together, such as those of a page in all languages. */
export type CopyTexts = readonly CopyText[];

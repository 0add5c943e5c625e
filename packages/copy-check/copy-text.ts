import type { Locale } from '../../src/i18n/locales';
import type { PlacedText } from '../../src/content/placed-text';

/** A text of the site in one language. */
export interface CopyText extends PlacedText {
  locale: Locale;
  /** Whether it is rendered as Markdown. */
  isMarkdown: boolean;
}

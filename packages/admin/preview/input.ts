import type { Settings } from '../../../src/content/settings';
import type { Locale } from '../../../src/i18n/locales';
import type { RouteId } from '../../../src/routes';

/**
 * The part of the page whose field has the focus: the index of its section and item. In a legal text, it is the number
 * of headings before the caret.
 */
export interface PreviewFocus {
  section?: number;
  item?: number;
  headings?: number;
}

/**
 * The message that the CMS sends to the preview's iframe at each change. It contains only data, because `postMessage`
 * cannot clone functions.
 */
export interface PreviewInput {
  route: RouteId;
  locale: Locale;
  /** The form's values, as they would be saved. */
  content: Record<string, unknown>;
  settings: Settings;
  /** URLs of pictures by their path in content. For a new picture, the path is itself the URL. */
  pictures: Readonly<Record<string, string>>;
  /** The part of the page whose field has the focus. */
  focus: PreviewFocus;
}

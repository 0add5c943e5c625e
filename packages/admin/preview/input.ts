import type { Settings } from '../../../src/content/settings';
import type { Locale } from '../../../src/i18n/locales';
import type { RouteId } from '../../../src/routes';

/** A section and one of its items, counted from 0, or the number of headings before the caret in a legal text. */
export interface PreviewFocus {
  section?: number;
  item?: number;
  headings?: number;
}

/** What the editing interface tells the preview's frame at each change. All of it can be copied between windows. */
export interface PreviewInput {
  route: RouteId;
  locale: Locale;
  /** The fields of the form, as they would be saved. */
  content: Record<string, unknown>;
  settings: Settings;
  /** Addresses of pictures by their path in content; a picture that has just been added has its address as its path. */
  pictures: Readonly<Record<string, string>>;
  /** Where in the page the field stands that has the focus. */
  focus: PreviewFocus;
}

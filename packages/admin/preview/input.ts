import type { Settings } from '../../../src/content/settings';
import type { Locale } from '../../../src/i18n/locales';
import type { RouteId } from '../../../src/routes';

/** What the editing interface tells the preview's frame at each change. All of it can be copied between windows. */
export interface PreviewInput {
  route: RouteId;
  locale: Locale;
  /** The fields of the form, as they would be saved. */
  content: Record<string, unknown>;
  settings: Settings;
  /** Addresses of pictures by their path in content; a picture that has just been added has its address as its path. */
  pictures: Readonly<Record<string, string>>;
  /** The section whose fields have the focus, from 0. */
  section: number | undefined;
}

import type { Locale } from '../i18n/locales';
import { type RouteId, routes } from '../routes';

/** Size of every picture for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The file in `content/pictures` that is the background of all preview pictures. */
export const previewGround = 'hero-home.png';

/** Returns the path of a page's preview picture, such as `/og/de/trade/faq.jpg`. The build draws the file. */
export const previewPicture = (route: RouteId, locale: Locale): string =>
  `/og/${locale}/${routes[route].path || 'index'}.jpg`;

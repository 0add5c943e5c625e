import type { Locale } from '../i18n/locales';
import { type RouteId, routes } from '../routes';

/** Size of every picture for link previews, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The picture of `content/pictures` on which all link previews are drawn. */
export const previewGround = 'hero-home.png';

/** Path of the picture that link previews of a page show: `/og/de/trade/faq.jpg`. Publishing draws it there. */
export const previewPicture = (route: RouteId, locale: Locale): string =>
  `/og/${locale}/${routes[route].path || 'index'}.jpg`;

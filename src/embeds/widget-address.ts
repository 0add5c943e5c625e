import { type Locale, localeFacts } from '../i18n/locales';

/** The charting provider's widgets that the site shows, by the provider's names. */
type WidgetName = 'events' | 'mini-symbol-overview' | 'market-quotes';

/** The part of a frame's address that its server sees. `host` has no trailing slash. */
export const widgetAddress = (widget: WidgetName, locale: Locale, host: string): string =>
  `${host}/embed-widget/${widget}/?locale=${localeFacts[locale].chartProvider}`;

import { type Locale, localeFacts } from '../i18n/locales';

/** What a frame of TradingView shows. `widget` is TradingView's own name of the widget. */
export type FrameContent =
  | { widget: 'events' }
  | { widget: 'mini-symbol-overview'; symbol: string }
  | { widget: 'market-quotes'; groups: readonly Omit<Queries.QuoteGroup, 'id'>[] };

/**
 * Colours inside the frames, which cannot read CSS custom properties. They equal the tokens `--surface` and `--accent`.
 */
export const frameColors = {
  surface: '#ffffff',
  line: '#5145e5',
  /** The gradient below a chart's line, from top to bottom. */
  area: ['rgba(81, 69, 229, 0.16)', 'rgba(81, 69, 229, 0)'],
} as const;

/** Returns the settings that only the widget of `content` has, such as the symbol of a chart. */
function ownSettings(content: FrameContent): object {
  switch (content.widget) {
    case 'events':
      return { importanceFilter: '-1,0,1' };
    case 'mini-symbol-overview':
      return {
        symbol: content.symbol,
        dateRange: '12M',
        trendLineColor: frameColors.line,
        underLineColor: frameColors.area[0],
        underLineBottomColor: frameColors.area[1],
        autosize: false,
      };
    case 'market-quotes':
      return {
        symbolsGroups: content.groups.map(({ label, symbols }) => ({
          name: label,
          symbols: symbols.map(({ symbol, name }) => ({ name: symbol, displayName: name })),
        })),
        showSymbolLogo: true,
        backgroundColor: frameColors.surface,
      };
  }
}

/** Returns the URL of a TradingView frame without its settings. `host` has no trailing slash. */
export const widgetAddress = (widget: FrameContent['widget'], locale: Locale, host: string): string =>
  `${host}/embed-widget/${widget}/?locale=${localeFacts[locale].chartProvider}`;

/**
 * Returns the URL of a TradingView frame with its settings in the fragment, which browsers do not send to the server.
 */
export function frameAddress(content: FrameContent, locale: Locale, host: string): string {
  const shape = { colorTheme: 'light', isTransparent: false, width: '100%', height: '100%' };
  const settings = JSON.stringify({ ...ownSettings(content), ...shape });
  return `${widgetAddress(content.widget, locale, host)}#${encodeURIComponent(settings)}`;
}

const siteIn = (locale: Locale): string => `https://${localeFacts[locale].chartSite}.tradingview.com`;

/** URLs of pages on TradingView's website that show the same data as the widgets. */
export const providerLinks = {
  calendar: (locale: Locale): string => `${siteIn(locale)}/economic-calendar/`,
  quotes: (locale: Locale): string => `${siteIn(locale)}/markets/`,
  /** `symbol` includes the exchange, as in `NASDAQ:AAPL`. */
  symbol: (locale: Locale, symbol: string): string =>
    `${siteIn(locale)}/symbols/${encodeURIComponent(symbol.replace(':', '-'))}/`,
};

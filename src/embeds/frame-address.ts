import type { Locale } from '../i18n/locales';
import { frameColors } from './frame-colors';
import { widgetAddress } from './widget-address';

/** A symbol of the charting provider, and the name that the frame shows for it, as `settings.graphql` documents them. */
export type FrameSymbol = Queries.WidgetSymbol;

/** What one frame shows. */
export type FrameContent =
  | { widget: 'events' }
  | { widget: 'mini-symbol-overview'; symbol: string }
  | { widget: 'market-quotes'; groups: readonly Queries.QuoteGroup[] };

/** Settings of one kind of widget, under the provider's names. */
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

/** The address of a frame at `host`. The settings are in the fragment, which browsers do not send to the server. */
export function frameAddress(content: FrameContent, locale: Locale, host: string): string {
  const shape = { colorTheme: frameColors.theme, isTransparent: false, width: '100%', height: '100%' };
  const settings = JSON.stringify({ ...ownSettings(content), ...shape });
  return `${widgetAddress(content.widget, locale, host)}#${encodeURIComponent(settings)}`;
}

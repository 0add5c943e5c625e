import type { Locale } from '../i18n/locales';
import type { FrameColors } from './frame-colors';
import { widgetAddress } from './widget-address';

/** A symbol of the charting provider, with its exchange, and the name that the frame shows for it. */
export interface FrameSymbol {
  readonly symbol: string;
  readonly name: string;
}

export interface FrameGroup {
  readonly id: string;
  readonly label: string;
  readonly symbols: readonly FrameSymbol[];
}

/** CSS pixels, or the whole container. */
type Extent = number | '100%';

interface FrameShape {
  width: Extent;
  height: Extent;
  colors: FrameColors;
}

/** What one frame shows. */
export type FrameContent =
  | { widget: 'events' }
  | { widget: 'mini-symbol-overview'; symbol: string }
  | { widget: 'market-quotes'; groups: readonly FrameGroup[] };

export type FrameSettings = FrameShape & FrameContent;

/** Settings of one kind of widget, under the provider's names. */
function ownSettings(settings: FrameSettings): object {
  const { colors } = settings;
  switch (settings.widget) {
    case 'events':
      return { importanceFilter: '-1,0,1' };
    case 'mini-symbol-overview':
      return {
        symbol: settings.symbol,
        dateRange: '12M',
        trendLineColor: colors.line,
        underLineColor: colors.area[0],
        underLineBottomColor: colors.area[1],
        autosize: false,
      };
    case 'market-quotes':
      return {
        symbolsGroups: settings.groups.map(({ label, symbols }) => ({
          name: label,
          symbols: symbols.map(({ symbol, name }) => ({ name: symbol, displayName: name })),
        })),
        showSymbolLogo: true,
        backgroundColor: colors.surface,
      };
  }
}

/** The address of a frame at `host`. The settings are in the fragment, which browsers do not send to the server. */
export function frameAddress(settings: FrameSettings, locale: Locale, host: string): string {
  const { widget, width, height, colors } = settings;
  const all = { ...ownSettings(settings), colorTheme: colors.theme, isTransparent: false, width, height };
  return `${widgetAddress(widget, locale, host)}#${encodeURIComponent(JSON.stringify(all))}`;
}

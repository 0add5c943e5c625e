import fc from 'fast-check';
import { type FrameContent, frameAddress } from '../../../src/embeds/frame-address';
import { frameColors } from '../../../src/embeds/frame-colors';
import { locales } from '../../../src/i18n/locales';

const groups = [{ id: 'a', label: 'Indices', symbols: [{ symbol: 'INDEX:DEU40', name: 'DAX' }] }];
const host = 'https://frames.example';

const settingsIn = (address: string): unknown => JSON.parse(decodeURIComponent(new URL(address).hash.slice(1)));

describe('the address of a frame', () => {
  it.each<[FrameContent, string]>([
    [{ widget: 'events' }, '/embed-widget/events/'],
    [{ widget: 'mini-symbol-overview', symbol: 'NASDAQ:AAPL' }, '/embed-widget/mini-symbol-overview/'],
    [{ widget: 'market-quotes', groups }, '/embed-widget/market-quotes/'],
  ])('of $widget is %s', (settings, path) => {
    expect(new URL(frameAddress(settings, 'en', host))).toMatchObject({ origin: host, pathname: path });
  });

  it.each([
    ['en', 'en'],
    ['de', 'de_DE'],
    ['fr', 'fr'],
  ] as const)('names %s as the provider does: %s', (locale, code) => {
    expect(new URL(frameAddress({ widget: 'events' }, locale, host)).search).toBe(`?locale=${code}`);
  });

  it('carries symbol, size and colours of a small chart', () => {
    const address = frameAddress({ widget: 'mini-symbol-overview', symbol: 'NASDAQ:AAPL' }, 'en', host);
    expect(settingsIn(address)).toMatchObject({
      symbol: 'NASDAQ:AAPL',
      width: '100%',
      height: '100%',
      colorTheme: 'light',
      trendLineColor: frameColors.line,
      underLineColor: frameColors.area[0],
    });
  });

  it('carries the groups of the quotes in the provider’s words', () => {
    expect(settingsIn(frameAddress({ widget: 'market-quotes', groups }, 'de', host))).toMatchObject({
      symbolsGroups: [{ name: 'Indices', symbols: [{ name: 'INDEX:DEU40', displayName: 'DAX' }] }],
    });
  });

  it('keeps any symbol and any name, and lets none of them reach the path or the query', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, fc.constantFrom(...locales), (symbol, name, locale) => {
        const list = [{ id: 'x', label: name, symbols: [{ symbol, name }] }];
        const address = frameAddress({ widget: 'market-quotes', groups: list }, locale, host);
        const { pathname, searchParams } = new URL(address);
        expect(pathname).toBe('/embed-widget/market-quotes/');
        expect([...searchParams.keys()]).toEqual(['locale']);
        expect(address).toMatch(/^[\x21-\x7e]+$/);
        expect(settingsIn(address)).toMatchObject({
          symbolsGroups: [{ name, symbols: [{ name: symbol, displayName: name }] }],
        });
      }),
    );
  });
});

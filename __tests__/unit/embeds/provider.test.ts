import { readFileSync } from 'node:fs';
import { type FrameContent, frameAddress, frameColors, providerLinks } from '../../../src/embeds/provider';

const groups = [{ id: 'a', label: 'Indices', symbols: [{ symbol: 'INDEX:DEU40', name: 'DAX' }] }];
const host = 'https://frames.example';

const settingsIn = (address: string): unknown => JSON.parse(decodeURIComponent(new URL(address).hash.slice(1)));

describe('the address of a frame', () => {
  it.each<[FrameContent, string, object]>([
    [{ widget: 'events' }, '/embed-widget/events/', { width: '100%', height: '100%', colorTheme: 'light' }],
    [
      { widget: 'mini-symbol-overview', symbol: 'NASDAQ:AAPL' },
      '/embed-widget/mini-symbol-overview/',
      { symbol: 'NASDAQ:AAPL', trendLineColor: frameColors.line },
    ],
    [
      { widget: 'market-quotes', groups },
      '/embed-widget/market-quotes/',
      { symbolsGroups: [{ name: 'Indices', symbols: [{ name: 'INDEX:DEU40', displayName: 'DAX' }] }] },
    ],
  ])('of $widget is %s, with its settings in the fragment', (content, path, settings) => {
    const address = frameAddress(content, 'en', host);
    expect(new URL(address)).toMatchObject({ origin: host, pathname: path });
    expect(settingsIn(address)).toMatchObject(settings);
  });

  it.each([
    ['en', 'en', 'www'],
    ['de', 'de_DE', 'de'],
    ['fr', 'fr', 'fr'],
  ] as const)('names %s as the provider does, and so do links', (locale, code, site) => {
    expect(new URL(frameAddress({ widget: 'events' }, locale, host)).search).toBe(`?locale=${code}`);
    expect(providerLinks.symbol(locale, 'PYTH:WTI3!/x?y')).toBe(
      `https://${site}.tradingview.com/symbols/PYTH-WTI3!%2Fx%3Fy/`,
    );
  });
});

it('the line in the frames has the colour of the accent', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toMatch(/--accent: var\(--indigo-600\);/);
  expect(tokens).toContain(`--indigo-600: ${frameColors.line};`);
});

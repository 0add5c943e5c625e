import { readFileSync } from 'node:fs';
import { type FrameContent, frameAddress, frameColors, providerLinks } from '../../../src/embeds/provider';

const host = 'https://frames.example';
const groups = [{ label: 'Indices', symbols: [{ symbol: 'INDEX:DEU40', name: 'DAX' }] }];

it.each<[FrameContent, object]>([
  [{ widget: 'events' }, { width: '100%', height: '100%', colorTheme: 'light' }],
  [
    { widget: 'mini-symbol-overview', symbol: 'NASDAQ:AAPL' },
    { symbol: 'NASDAQ:AAPL', trendLineColor: frameColors.line },
  ],
  [
    { widget: 'market-quotes', groups },
    { symbolsGroups: [{ name: 'Indices', symbols: [{ name: 'INDEX:DEU40', displayName: 'DAX' }] }] },
  ],
])('the URL of the chart provider’s widget for %j contains the settings %j in the hash', (content, settings) => {
  const { origin, pathname, hash } = new URL(frameAddress(content, 'en', host));
  expect(origin + pathname).toBe(`${host}/embed-widget/${content.widget}/`);
  expect(JSON.parse(decodeURIComponent(hash.slice(1)))).toMatchObject(settings);
});

it.each([
  ['en', 'en', 'www'],
  ['de', 'de_DE', 'de'],
  ['fr', 'fr', 'fr'],
] as const)(
  'on pages in “%s”, charts use the provider’s language code %s, and links lead to the provider’s subdomain %s',
  (locale, code, site) => {
    expect(new URL(frameAddress({ widget: 'events' }, locale, host)).search).toBe(`?locale=${code}`);
    expect(providerLinks.symbol(locale, 'PYTH:WTI3!/x?y')).toBe(
      `https://${site}.tradingview.com/symbols/PYTH-WTI3!%2Fx%3Fy/`,
    );
  },
);

it('the line in the provider’s charts has the accent colour of the site’s CSS', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toMatch(/--accent: var\(--indigo-600\);/);
  expect(tokens).toContain(`--indigo-600: ${frameColors.line};`);
});

import { readFileSync } from 'node:fs';
import { frameColors } from '../../../src/embeds/frame-colors';
import { openMapAddress } from '../../../src/embeds/map-links';
import { mapStylesPath } from '../../../src/embeds/map-styles';
import { providerLinks } from '../../../src/embeds/provider-links';

describe('links to the providers', () => {
  it.each([
    ['en', 'https://www.tradingview.com/symbols/NASDAQ-AAPL/'],
    ['de', 'https://de.tradingview.com/symbols/NASDAQ-AAPL/'],
    ['fr', 'https://fr.tradingview.com/symbols/NASDAQ-AAPL/'],
  ] as const)('lead to the chart in %s', (locale, href) => {
    expect(providerLinks.symbol(locale, 'NASDAQ:AAPL')).toBe(href);
  });

  it('escape what a symbol may hold', () => {
    expect(providerLinks.symbol('en', 'PYTH:WTI3!/x?y')).toBe(
      'https://www.tradingview.com/symbols/PYTH-WTI3!%2Fx%3Fy/',
    );
  });

  it('open the map at the point, with a marker', () => {
    expect(openMapAddress({ latitude: 40.785, longitude: -73.968, zoom: 17 })).toBe(
      'https://www.openstreetmap.org/?mlat=40.785&mlon=-73.968#map=17/40.785/-73.968',
    );
  });
});

describe('what is written twice', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');

  it('the line in the frames has the colour of the accent', () => {
    expect(tokens).toMatch(/--accent: var\(--indigo-600\);/);
    expect(tokens).toContain(`--indigo-600: ${frameColors.line};`);
  });

  it('the map’s styles are those of the Leaflet that is installed', () => {
    const { version } = JSON.parse(readFileSync('node_modules/leaflet/package.json', 'utf8')) as { version: string };
    expect(mapStylesPath).toContain(version);
    expect(readFileSync(`static${mapStylesPath}`, 'utf8')).toContain('.leaflet-pane');
  });
});

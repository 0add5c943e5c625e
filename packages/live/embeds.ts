import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import { chartHost, tileHost } from '../../src/config';
import { frameAddress } from '../../src/embeds/provider';
import { resolves, patience } from './browser';
import type { Finding } from './finding';
import { findingsOf, type Site, withoutFalse } from './site';

const finding = findingsOf('charts and map');

/** Whether a frame of the charting provider shows prices, the provider's error message, or nothing until a timeout. */
const stateOf = async (frame: Frame | null): Promise<'shown' | 'refused' | 'empty'> => {
  const look = () => {
    const text = document.body?.innerText ?? '';
    if (/only available on tradingview|invalid symbol/i.test(text)) return 'refused';
    return /\d/.test(text) && 'shown';
  };
  // Polls at a fixed interval: by default, Playwright checks at each animation frame, and iframes out of view have
  // none.
  const found = frame?.waitForFunction(look, undefined, { polling: 200 }).then((state) => state.jsonValue());
  return (await found?.catch(() => undefined)) || 'empty';
};

const reach = `See that ${chartHost} and ${tileHost} (src/config.ts) answer this site and let it frame them`;

const foundOf = { refused: 'the provider refuses the symbol', empty: 'the frame stays empty' } as const;

const fixOf = {
  refused: 'Replace the symbol in content/settings/widgets.yaml by one that docs/chart-symbols.md allows',
  empty: reach,
} as const;

/** Scrolls to each third-party embed of an open page, and waits until it shows its content. */
export async function checkEmbeds(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const place of await page.locator('[data-phase]').all()) {
    const at = `${page.url()}, “${await place.locator('..').getAttribute('aria-label')}”`;
    const isShown = await resolves(
      expect(async () => {
        // Scrolls again at each attempt: if a frame further up takes the focus as it loads, the browser scrolls back to it.
        await place.scrollIntoViewIfNeeded();
        expect(await place.getAttribute('data-phase')).toBe('shown');
      }).toPass({ timeout: patience }),
    );
    if (!isShown) findings.push(finding(at, 'nothing is shown in its place', reach));
    else if (await place.locator('.map-view').count()) findings.push(...(await checkMap(page, at)));
    const frames = (await place.locator('iframe').elementHandles()).map(async (frame) => {
      const state = await stateOf(await frame.contentFrame());
      const name = `${page.url()}, “${await frame.getAttribute('title')}”`;
      return withoutFalse(state !== 'shown' && finding(name, foundOf[state], fixOf[state]));
    });
    findings.push(...(await Promise.all(frames)).flat());
  }
  return findings;
}

/** Whether there are map tiles, and all of them are loaded from the tile service `host`. Runs in the page. */
const hasTiles = (host: string): boolean => {
  const tiles = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
  return tiles.length > 0 && tiles.every(({ src, naturalWidth }) => src.startsWith(host) && naturalWidth > 0);
};

/** Checks the tiles in view, and the attribution that OpenStreetMap's licence requires. */
async function checkMap(page: Page, at: string): Promise<Finding[]> {
  const isDrawn = await resolves(page.waitForFunction(hasTiles, tileHost));
  const credit = page.locator('.map-credit a[href="https://www.openstreetmap.org/copyright"]');
  const isCredited = (await credit.isVisible()) && (await credit.innerText()).includes('OpenStreetMap');
  const byLicence = 'Restore the credit in src/embeds/map-view.tsx, which the licence of the tiles requires';
  return withoutFalse(
    !isDrawn && finding(at, 'tiles of the map are missing', reach),
    !isCredited && finding(at, 'the map does not credit OpenStreetMap', byLicence),
  );
}

/** Number of frames loaded at once. With more, TradingView might take the check for an attack. */
const atOnce = 6;

/** Adds a chart to the open page, as the site does. */
const addFrame = async (page: Page, address: string): Promise<Frame | null> => {
  const element = await page.evaluateHandle((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, referrerPolicy: 'strict-origin', width: 400, height: 220 });
    document.body.prepend(frame);
    return frame;
  }, address);
  return element.asElement()?.contentFrame() ?? null;
};

/**
 * Checks each symbol of `content/settings/widgets.yaml` in a chart of its own: in a frame with many symbols, it would
 * be unclear which one TradingView refuses.
 */
export async function checkSymbols({ url, content: { widgets } }: Site, context: BrowserContext): Promise<Finding[]> {
  const all = [...widgets.miniCharts, ...widgets.quoteGroups.flatMap(({ symbols }) => symbols)];
  const symbols = [...new Set(all.map(({ symbol }) => symbol))];
  const page = await context.newPage();
  await page.goto(`${url}/en/about-us`);
  const findings: Finding[] = [];
  for (let first = 0; first < symbols.length; first += atOnce) {
    const some = symbols.slice(first, first + atOnce).map(async (symbol) => {
      const address = frameAddress({ widget: 'mini-symbol-overview', symbol }, 'en', chartHost);
      const state = await stateOf(await addFrame(page, address));
      if (state !== 'shown') findings.push(finding(symbol, foundOf[state], fixOf[state]));
      return state;
    });
    // If none of the charts that load together shows anything, TradingView is down: the other charts would only use up
    // the time limit.
    if ((await Promise.all(some)).every((state) => state === 'empty')) break;
    await page.evaluate(() => document.querySelectorAll('body > iframe').forEach((frame) => frame.remove()));
  }
  await page.close();
  return findings;
}

import type { BrowserContext, Frame, Page } from '@playwright/test';
import { chartHost, tileHost } from '../../src/config';
import { frameAddress } from '../../src/embeds/provider';
import type { Finding } from './finding';
import { findingsOf, type Site } from './site';

const finding = findingsOf('charts and map');

/** Milliseconds in which the content of a third party must appear. */
const patience = 15_000;

/** What a frame of the charting provider shows: figures, or a refusal in the provider's words. */
export function judgeFrame(text: string): 'shown' | 'refused' | 'empty' {
  if (/only available on tradingview|invalid symbol/i.test(text)) return 'refused';
  return /\d/.test(text) ? 'shown' : 'empty';
}

const textIn = (frame: Frame): Promise<string> => frame.evaluate(() => document.body?.innerText ?? '').catch(() => '');

/** What a frame shows as soon as it shows anything; `empty` after a while without. */
async function stateOf(frame: Frame | null): Promise<ReturnType<typeof judgeFrame>> {
  const end = Date.now() + patience;
  for (;;) {
    const state = judgeFrame(frame ? await textIn(frame) : '');
    if (state !== 'empty' || Date.now() > end) return state;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const faultOf = { refused: 'the provider refuses the symbol', empty: 'the frame stays empty' } as const;

const cureOf = {
  refused: 'Replace the symbol in content/settings/widgets.yaml by one that docs/chart-symbols.md allows',
  empty: `See whether ${chartHost} answers and allows this site to frame it; its addresses are in src/embeds/provider.ts`,
} as const;

/** Scrolls to the place of each third party in an open page, and waits until it is filled. */
export async function checkEmbeds(page: Page): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const place of await page.locator('[data-phase]').all()) {
    const name = (await place.locator('xpath=..').getAttribute('aria-label')) ?? '';
    const at = `${page.url()}, “${name}”`;
    await place.scrollIntoViewIfNeeded();
    const settled = page.locator('[data-phase=shown], [data-phase=failed], [data-phase=offline]');
    await place
      .and(settled)
      .waitFor({ state: 'attached', timeout: patience })
      .catch(() => undefined);
    const phase = await place.getAttribute('data-phase');
    if (phase !== 'shown')
      findings.push(
        finding(
          at,
          `nothing is shown in its place (${phase})`,
          `See whether ${chartHost} and ${tileHost} answer, and whether the policy of the site’s headers allows them`,
        ),
      );
    else if (await place.locator('.map-view').count()) findings.push(...(await checkMap(page, at)));
    for (const frame of await place.locator('iframe').elementHandles()) {
      const state = await stateOf(await frame.contentFrame());
      const title = await frame.getAttribute('title');
      if (state !== 'shown') findings.push(finding(`${page.url()}, “${title}”`, faultOf[state], cureOf[state]));
    }
  }
  return findings;
}

/** The tiles in view, and the credit that their licence requires. */
async function checkMap(page: Page, at: string): Promise<Finding[]> {
  const loaded = await page
    .waitForFunction(
      (host) => {
        const tiles = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
        return (
          tiles.length > 0 &&
          tiles.every(({ src, complete, naturalWidth }) => src.startsWith(host) && complete && naturalWidth > 0)
        );
      },
      tileHost,
      { timeout: patience },
    )
    .then(
      () => true,
      () => false,
    );
  const credit = page.locator('.map-credit a[href="https://www.openstreetmap.org/copyright"]');
  const isCredited = (await credit.isVisible()) && (await credit.innerText()).includes('OpenStreetMap');
  return [
    ...(loaded
      ? []
      : [
          finding(
            at,
            'tiles of the map are missing',
            `See whether ${tileHost} answers this site: it requires a Referer (packages/publish/hosts/headers.ts)`,
          ),
        ]),
    ...(isCredited
      ? []
      : [
          finding(
            at,
            'the map does not credit OpenStreetMap',
            'Restore the credit in src/embeds/map-view.tsx: the licence requires it',
          ),
        ]),
  ];
}

/** Frames at once; more would be taken for an attack, and load no faster. */
const atOnce = 6;

/** Puts a chart into the open page as the site does. */
const addFrame = async (page: Page, address: string): Promise<Frame | null> => {
  const element = await page.evaluateHandle((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, referrerPolicy: 'strict-origin', width: 400, height: 220 });
    document.body.prepend(frame);
    return frame;
  }, address);
  return element.asElement()?.contentFrame() ?? null;
};

/** Every symbol of the settings in a chart of its own: frames with many symbols do not tell which of them is refused. */
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
      if (state !== 'shown') findings.push(finding(symbol, faultOf[state], cureOf[state]));
    });
    await Promise.all(some);
    await page.evaluate(() => document.querySelectorAll('body > iframe').forEach((frame) => frame.remove()));
  }
  await page.close();
  return findings;
}

// Takes screenshots of HTML pages with Chromium.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { historyCapture, indicatorCapture, ticketCapture } from './screens/captures.mjs';
import { marketsCapture, orderCapture, overviewCapture, positionCapture } from './screens/terminal.mjs';
import { CACHE, target } from './places.mjs';

const PAGES = {
  markets: marketsCapture,
  order: orderCapture,
  position: positionCapture,
  overview: overviewCapture,
  ticket: ticketCapture,
  indicator: indicatorCapture,
  history: historyCapture,
};
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the browser: CHROME_PATH or an installed browser; undefined for Playwright's own. */
const browserPath = () => process.env.CHROME_PATH ?? INSTALLED.find((file) => fs.existsSync(file));

/**
 * Takes a screenshot of a page. `state` is the data it shows; `width` and minimum `height` are in CSS pixels; the
 * picture is `scale` times larger.
 */
export async function makeScreen(name, { page, state, width, height, scale }) {
  const document = path.join(CACHE, `${page}.html`);
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(document, PAGES[page](state));
  const file = target(name);
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await tab.goto(pathToFileURL(document).href);
    await tab.evaluate(() => document.fonts.ready);
    await tab.screenshot({ path: file, fullPage: true, omitBackground: true });
  } finally {
    await browser.close();
  }
  return file;
}

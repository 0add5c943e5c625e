// Takes screenshots of HTML pages with Chromium.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the browser: CHROME_PATH or an installed browser; undefined for Playwright's own. */
const browserPath = () => process.env.CHROME_PATH ?? INSTALLED.find((file) => existsSync(file));

/**
 * Writes a screenshot of a page to content/pictures, and returns its path. `width` is that of the page in CSS pixels;
 * the picture is `scale` times larger.
 */
export async function takeScreenshot(name, { html, width, scale }) {
  const file = fileURLToPath(new URL(`../../content/pictures/${name}.png`, import.meta.url));
  mkdirSync(path.dirname(file), { recursive: true });
  // The page is opened as a file, since only files may load the fonts, which are files.
  const folder = mkdtempSync(path.join(tmpdir(), 'art-'));
  const document = path.join(folder, 'screen.html');
  writeFileSync(document, html);
  const browser = await chromium.launch({ executablePath: browserPath() });
  try {
    const tab = await browser.newPage({ viewport: { width, height: 1 }, deviceScaleFactor: scale });
    await tab.goto(pathToFileURL(document).href);
    await tab.evaluate(() => document.fonts.ready);
    await tab.screenshot({ path: file, fullPage: true, omitBackground: true });
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
  return file;
}

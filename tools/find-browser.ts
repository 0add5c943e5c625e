import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

const places = [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = (): string | undefined =>
  [...places, chromium.executablePath()].find((place) => place && existsSync(place));

/** Installs Chromium as root on Debian and its derivatives, where apt-get needs no password. */
function installWithApt(): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('No browser is installed: installing Chromium with apt-get …');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
}

/** Path of the installed Chrome or Chromium. Throws with the command to install one if there is none. */
export function findBrowser(): string {
  const setting = process.env.CHROME_PATH;
  if (setting && !existsSync(setting)) throw new Error(`CHROME_PATH names “${setting}”, but there is no such file.`);
  const found = setting ?? installed();
  if (found) return found;
  installWithApt();
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, run “npx playwright install chromium”, or set CHROME_PATH.',
  );
}

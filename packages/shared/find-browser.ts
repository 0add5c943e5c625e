import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { firstOf, onPath } from './find-program';

/** Chromium without a user interface. It opens a page in a new context in less than half the time of full Chromium. */
const shells = onPath('chromium-headless-shell', 'chrome-headless-shell');

const browsers = [
  ...onPath('google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

/** Installs Chromium with apt-get, on Debian and its derivatives, if this process is root. */
function installWithApt(): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log('No browser is installed: installing Chromium with apt-get …');
  const packages = ['chromium', 'chromium-headless-shell'];
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore' });
}

function find(places: readonly string[]): string {
  // An empty setting, as in a copy of .env.example, counts as not set.
  const setting = process.env.CHROME_PATH || undefined;
  if (setting && !existsSync(setting)) throw new Error(`CHROME_PATH names “${setting}”, but there is no such file.`);
  const found = setting ?? firstOf(places);
  if (found) return found;
  installWithApt();
  const fresh = firstOf(places);
  if (fresh) return fresh;
  throw new Error(
    'The browser tests need Chrome or Chromium: install one, run “npx playwright install chromium”, or set CHROME_PATH.',
  );
}

/** Path of the installed Chrome or Chromium. Throws with the command that installs one if there is none. */
export const findBrowser = (): string => find(browsers);

/** Path of the browser for tests: the headless shell if installed, otherwise that of `findBrowser`. */
export const findTestBrowser = (): string => find([...shells, ...browsers]);

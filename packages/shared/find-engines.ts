import { join } from 'node:path';
import { firstOf, onPath } from './find-program';

export type EngineName = 'firefox' | 'webkit';

/** Debian's folders for WebKitGTK's browser, which is not in PATH. They are named after the processor architecture. */
const miniBrowserFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((architecture) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${architecture}/${version}`),
);

export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || firstOf(onPath('firefox-esr', 'firefox'));

/** Paths of WebKitGTK's WebDriver and browser, and of an X server without a screen. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const driver = firstOf(onPath('WebKitWebDriver'));
  const browser = firstOf(miniBrowserFolders.map((folder) => join(folder, 'MiniBrowser')));
  const display = firstOf(onPath('Xvfb'));
  return driver && browser && display ? { driver, browser, display } : undefined;
}

const howToInstall: Record<EngineName, string> = {
  firefox: 'Firefox is not installed: “apt-get install firefox-esr”, or set FIREFOX_PATH to a Firefox from 140 on.',
  webkit: 'WebKitGTK is not installed: “apt-get install webkit2gtk-driver xvfb”.',
};

/** The installed browser engines besides Chromium, and a line for each missing one that says how to install it. */
export function findEngines(): { found: EngineName[]; missing: string[] } {
  const isFound: Record<EngineName, boolean> = { firefox: Boolean(findFirefox()), webkit: Boolean(findWebKit()) };
  const names: readonly EngineName[] = ['firefox', 'webkit'];
  return {
    found: names.filter((name) => isFound[name]),
    missing: names.filter((name) => !isFound[name]).map((name) => howToInstall[name]),
  };
}

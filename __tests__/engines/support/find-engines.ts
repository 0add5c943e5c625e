import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type EngineName = 'firefox' | 'webkit';

/** Where Debian keeps WebKitGTK's browser, which is not on the PATH; the folder is named after the architecture. */
const miniBrowserFolders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((architecture) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => `/usr/lib/${architecture}/${version}`),
);

const onPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');

/** WebKitGTK's driver and browser, and an X server without a screen for its window. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowserFolders.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file));
  const display = onPath('Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

const howToInstall: Record<EngineName, string> = {
  firefox: 'Firefox is not installed: “apt-get install firefox-esr”, or set FIREFOX_PATH to a Firefox from 140 on.',
  webkit: 'WebKitGTK is not installed: “apt-get install webkit2gtk-driver xvfb”.',
};

/** The engines on this machine, and one line for each of the others that says how to get it. */
export function findEngines(): { found: EngineName[]; missing: string[] } {
  const isFound: Record<EngineName, boolean> = { firefox: Boolean(findFirefox()), webkit: Boolean(findWebKit()) };
  const names: readonly EngineName[] = ['firefox', 'webkit'];
  return {
    found: names.filter((name) => isFound[name]),
    missing: names.filter((name) => !isFound[name]).map((name) => howToInstall[name]),
  };
}

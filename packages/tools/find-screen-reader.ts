import { readFileSync } from 'node:fs';
import { findFirefox } from './find-engines';
import { firstOf, onPath } from './find-program';

/** The file of Debian's Orca that has its version. */
const platform = '/usr/lib/python3/dist-packages/orca/orca_platform.py';

/** The files that a screen reader needs to read Firefox without a screen or sound, by the Debian package that contains them. */
const needed: Record<string, readonly string[]> = {
  'firefox-esr': [findFirefox() ?? ''],
  orca: firstOf(onPath('orca')) ? [platform] : [],
  'at-spi2-core': ['/usr/libexec/at-spi-bus-launcher'],
  'dbus-daemon': onPath('dbus-daemon'),
  xvfb: onPath('Xvfb'),
  xdotool: onPath('xdotool'),
  openbox: onPath('openbox'),
};

/** The Orca series that the transcripts were recorded with. Others word things differently, and have other internals. */
const series = '43';

/** One line that says how to get the screen reader; undefined where all of it is installed. */
export function missingScreenReader(): string | undefined {
  const packages = Object.keys(needed).filter((name) => !firstOf(needed[name] ?? []));
  if (packages.length > 0)
    return `The screen reader is not complete: “apt-get install --no-install-recommends ${packages.join(' ')}”.`;
  const version = /^version\s*= "(.+)"/m.exec(readFileSync(platform, 'utf8'))?.[1];
  return version?.startsWith(`${series}.`)
    ? undefined
    : `The screen reader is Orca ${version}, but the transcripts were recorded with Orca ${series} (Debian 12).`;
}

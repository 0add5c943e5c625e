import { readFileSync } from 'node:fs';
import { findFirefox } from '../shared/find-engines';
import { firstOf, onPath } from '../shared/find-program';

/** The file in Debian's package of Orca that contains its version. */
const platform = '/usr/lib/python3/dist-packages/orca/orca_platform.py';

/**
 * Files that are needed to run a screen reader with Firefox, without a screen or sound. The keys are the Debian packages
 * that contain them.
 */
const needed: Record<string, readonly string[]> = {
  'firefox-esr': [findFirefox() ?? ''],
  orca: firstOf(onPath('orca')) ? [platform] : [],
  'at-spi2-core': ['/usr/libexec/at-spi-bus-launcher'],
  'dbus-daemon': onPath('dbus-daemon'),
  xvfb: onPath('Xvfb'),
  xdotool: onPath('xdotool'),
  openbox: onPath('openbox'),
};

/** The version of Orca with which the transcripts were recorded. Other versions say things differently. */
const series = '43';

/** A line that says how to install the screen reader; undefined if everything is installed. */
export function missingScreenReader(): string | undefined {
  const packages = Object.keys(needed).filter((name) => !firstOf(needed[name] ?? []));
  if (packages.length > 0)
    return `The screen reader is not complete: “apt-get install --no-install-recommends ${packages.join(' ')}”.`;
  const version = /^version\s*= "(.+)"/m.exec(readFileSync(platform, 'utf8'))?.[1];
  return version?.startsWith(`${series}.`)
    ? undefined
    : `The screen reader is Orca ${version}, but the transcripts were recorded with Orca ${series} (Debian 12).`;
}

import { findFirefox } from './find-engines';
import { firstOf, onPath } from './find-program';

/** What a screen reader needs to read Firefox without a screen or sound: where it is, by the Debian package that has it. */
const needed: Record<string, readonly string[]> = {
  'firefox-esr': [findFirefox() ?? ''],
  orca: onPath('orca'),
  'at-spi2-core': ['/usr/libexec/at-spi-bus-launcher'],
  'dbus-daemon': onPath('dbus-daemon'),
  xvfb: onPath('Xvfb'),
  xdotool: onPath('xdotool'),
  openbox: onPath('openbox'),
  // Orca imports these, and Debian only recommends them.
  'python3-pyatspi': ['/usr/lib/python3/dist-packages/pyatspi'],
  'gir1.2-wnck-3.0': ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/girepository-1.0/Wnck-3.0.typelib`),
};

/** One line that says how to get the screen reader; undefined where all of it is installed. */
export function missingScreenReader(): string | undefined {
  const packages = Object.keys(needed).filter((name) => !firstOf(needed[name] ?? []));
  return packages.length === 0
    ? undefined
    : `The screen reader is not complete: “apt-get install --no-install-recommends ${packages.join(' ')}”.`;
}

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox } from '../../../../packages/shared/find-engines';
import { host } from '../../../../packages/shared/ports';
import type { Desktop } from './desktop';

const preferences = {
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.sessionstore.resume_from_crash': false,
  'browser.translations.enable': false,
  'browser.formfill.enable': false,
  'browser.urlbar.autoFill': false,
  // No suggestions below a typed URL.
  'browser.urlbar.maxRichResults': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
  'extensions.formautofill.addresses.enabled': false,
  'app.update.enabled': false,
  // Firefox counts as online even on a machine whose only network is loopback.
  'network.manage-offline-status': false,
  // Animations and a blinking caret would keep the browser busy.
  'ui.prefersReducedMotion': 1,
  'ui.caretBlinkTime': 0,
};

/** Preferences with which all requests go through the proxy, including those to loopback. */
const proxied = (port: number) => ({
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': port,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': port,
  'network.proxy.allow_hijacking_localhost': true,
});

/** Starts Firefox with a new profile, and a home page that Alt+Home opens. */
export function startFirefox(desktop: Desktop, proxyPort: number, homePage: string): ChildProcess {
  const profile = mkdtempSync(join(desktop.home, 'profile-'));
  const lines = Object.entries({ ...preferences, ...proxied(proxyPort), 'browser.startup.homepage': homePage }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  // Window size in CSS pixels: wide enough for the header's menu, but smaller than the screen, since Firefox would
  // maximise a window of the screen's size.
  const size = ['--width', '1280', '--height', '880'];
  return desktop.run(findFirefox() ?? 'firefox-esr', '--profile', profile, '--no-remote', ...size, 'about:blank');
}

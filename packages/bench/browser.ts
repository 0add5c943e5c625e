import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser';
import type { Certificate } from './self-signed';

/** With `this machine`, no other host resolves, so that third parties add neither bytes nor waiting time. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

interface Wishes {
  /** The port of the DevTools protocol, through which Lighthouse controls the browser. */
  debuggingPort: number;
  reaches: 'this machine' | 'everything';
  /** The certificate to trust. If certificate errors were only ignored, Chromium would not use its HTTP cache. */
  trusts?: Pick<Certificate, 'fingerprint'>;
}

/** Launches a Chromium for the bench alone. */
export const openBrowser = ({ debuggingPort, reaches, trusts }: Wishes): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--remote-debugging-port=${debuggingPort}`,
      ...(trusts ? [`--ignore-certificate-errors-spki-list=${trusts.fingerprint}`] : []),
      ...(reaches === 'this machine' ? [alone] : []),
    ],
  });

import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser';

/** No host but this machine exists, so that third parties neither weigh nor wait. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

interface Wishes {
  /** Where other programs can drive it by the debugging protocol. */
  debuggingPort: number;
  reaches: 'this machine' | 'everything';
}

/** A Chromium of its own, which trusts this machine's certificate. */
export const openBrowser = ({ debuggingPort, reaches }: Wishes): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--ignore-certificate-errors',
      `--remote-debugging-port=${debuggingPort}`,
      ...(reaches === 'this machine' ? [alone] : []),
    ],
  });

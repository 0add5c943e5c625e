import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser';
import type { Certificate } from './self-signed';

/** No host but this machine exists, so that third parties neither weigh nor wait. */
const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

interface Wishes {
  /** Where other programs can drive it by the debugging protocol. */
  debuggingPort: number;
  reaches: 'this machine' | 'everything';
  /** The certificate that counts as valid. With errors merely ignored, Chromium would keep nothing in its cache. */
  trusts?: Pick<Certificate, 'fingerprint'>;
}

/** A Chromium of its own. */
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

import { testAccounts } from '../sandbox/memory';
import { startSandbox } from '../sandbox/start';
import type { RunningServer } from '../shared/http-server';
import { apiOriginSetting } from '../shared/local-settings';

/**
 * Starts the sandbox for the site with the origin `site`. It listens on any free port or, if API_ORIGIN gives the API
 * an origin of its own, on the port of that origin.
 */
export function sandboxForSite(site: string): Promise<RunningServer> {
  const own = apiOriginSetting();
  return startSandbox(own ? { port: Number(new URL(own).port), site } : {});
}

/** Prints the URLs of the sandbox's pages, and the test accounts. */
export function printSandbox(site: string): void {
  for (const page of ['Inbox', 'Terminal', 'Faults'])
    console.log(`${page.padEnd(10)}${site}/sandbox/${page.toLowerCase()}`);
  console.log('Accounts, forgotten with everything else when this stops:');
  for (const { email, password, purpose } of testAccounts) console.log(`  ${email}  ${password}  ${purpose}`);
}

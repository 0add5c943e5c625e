import { testAccounts } from '../sandbox/memory';
import { startSandbox } from '../sandbox/start';
import type { RunningServer } from '../tools/http-server';

/** Starts the sandbox for the site at an origin: on any free port, or at API_ORIGIN if the API has an origin of its own. */
export function sandboxForSite(site: string): Promise<RunningServer> {
  const { API_ORIGIN: own } = process.env;
  return startSandbox(own ? { port: Number(new URL(own).port), site } : {});
}

/** Prints where the pages of the sandbox are, and the test accounts. */
export function printSandbox(site: string): void {
  for (const page of ['Inbox', 'Terminal', 'Faults'])
    console.log(`${page.padEnd(10)}${site}/sandbox/${page.toLowerCase()}`);
  console.log('Accounts, forgotten with everything else when this stops:');
  for (const { email, password, purpose } of testAccounts) console.log(`  ${email}  ${password}  ${purpose}`);
}

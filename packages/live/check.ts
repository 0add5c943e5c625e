import { setTimeout } from 'node:timers/promises';
import { readContentFiles } from '../../src/content/content-files';
import { parseSettings } from '../../src/content/settings';
import { routePath } from '../../src/i18n/paths';
import { type BuildManifest, manifestFile, parseManifest } from '../publish/finish/manifest';
import type { Host } from '../publish/hosts/assemble';
import { describePublishing } from '../publish/hosts/description';
import type { SiteFacts } from '../publish/site-facts';
import { checkAddresses } from './addresses';
import { checkPreflights, checkTerminal, sendEmptyCalls } from './api';
import { sendRequest } from './send-request';
import { newVisitor, openBrowser } from './browser';
import { callsOfSite } from './calls';
import { checkCertificate } from './certificate';
import { checkSymbols } from './embeds';
import { checkFiles, judgeRevision } from './files';
import type { Finding, Part } from './finding';
import { checkLinkPreviews } from './link-previews';
import { checkPages } from './pages';
import { checkSearchEngines } from './search-engines';
import { findingsOf, type Site } from './site';

interface CheckOptions {
  /** Settings of the site; `siteUrl` is the site to check. */
  facts: SiteFacts;
  host: Host;
  /** The commit that must be published. */
  revision?: string;
  /** Whether to send the API the requests of all sign-in forms, with empty fields (`callsOfSite`). */
  send: boolean;
}

/** Time limit of the whole check, in milliseconds. */
const timeLimit = 170_000;

/** Runs one part of the check. If it fails or takes too long, returns one finding that says so, and no others. */
export async function findIn(
  part: Part,
  at: string,
  end: Promise<unknown>,
  look: () => Promise<Finding[]>,
): Promise<Finding[]> {
  const finding = findingsOf(part);
  const late = end.then((): never => {
    throw new Error(`it was not checked to the end within ${timeLimit / 1000} seconds`);
  });
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [finding(at, reason, 'See that every address named in .env.example answers from outside, then check again')];
  }
}

async function readManifest(url: string): Promise<BuildManifest> {
  const { status, body } = await sendRequest(url + manifestFile);
  if (status !== 200) throw new Error(`build-manifest.json, which says what is published, is answered ${status}`);
  return parseManifest(body.toString());
}

/** Checks a published site from outside. Changes nothing there, and needs no build of it. */
export async function checkLive({ facts, host, revision, send }: CheckOptions): Promise<Finding[]> {
  const { siteUrl: url } = facts;
  const calls = await callsOfSite();
  const end = setTimeout(timeLimit, undefined, { ref: false });
  const findings: Finding[] = [];
  const look = async (part: Part, check: () => Promise<Finding[]>): Promise<void> =>
    void findings.push(...(await findIn(part, url, end, check)));

  await look('certificate', () => checkCertificate(url, sendRequest));
  let manifest: BuildManifest | undefined;
  await look('files', async () => ((manifest = await readManifest(url)), []));
  if (!manifest) return findings;
  findings.push(...judgeRevision(url, manifest.revision, revision));

  const description = describePublishing(facts);
  const site: Site = { url, host, description, content: parseSettings(readContentFiles('.').settings), manifest };
  await look('files', () => checkFiles(site, sendRequest));
  await look('addresses', () => checkAddresses(site, sendRequest));
  await look('search engines', () => checkSearchEngines(site, sendRequest));
  await look('link previews', () => checkLinkPreviews(site, sendRequest));
  await look('API', () => checkPreflights(site, calls, sendRequest));
  await look('terminal', () => checkTerminal(site, sendRequest));

  const browser = await openBrowser();
  try {
    const found: Finding[] = [];
    await look('pages', () => checkPages(site, browser, found).then(() => []));
    findings.push(...found);
    const visitor = await newVisitor(browser);
    await look('charts and map', () => checkSymbols(site, visitor));
    if (send)
      await look('API', async () => {
        const page = await visitor.newPage();
        await page.goto(url + routePath('login', 'en'));
        return sendEmptyCalls(page, calls);
      });
  } finally {
    await browser.close();
  }
  return findings;
}

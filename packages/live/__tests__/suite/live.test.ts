import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { selfSigned } from '../../../bench/self-signed';
import { listen, portOf } from '../../../shared/ports';
import type { Grouped } from '../../finding';
import { harmless, misconfigurations } from './misconfigurations';
import { type Misconfiguration, startMisconfiguredSite } from './misconfigured-site';

const cases = Object.entries(misconfigurations);

/**
 * Runs `npm run check:live` in a child process. Returns its exit code, its output and the problems that it reports.
 * `lines` has one line for each problem and each URL where it was found.
 */
async function check(url: string, env: NodeJS.ProcessEnv) {
  const json = join(await mkdtemp(join(tmpdir(), 'live-')), 'findings.json');
  const args = ['tsx', 'packages/live/run.ts', url, '--host', 'nginx', '--send', '--json', json];
  const child = spawn('npx', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const { findings } = JSON.parse(readFileSync(json, 'utf8')) as { findings: Grouped[] };
  const lines = findings.flatMap(({ part, at, alsoAt, found }) =>
    [at, ...alsoAt].map((one) => `${part}: ${one}: ${found}`),
  );
  return { code, printed: printed.trim().split('\n'), lines, findings };
}

async function checkMisconfigured(misconfigure?: Misconfiguration) {
  const site = await startMisconfiguredSite(misconfigure);
  const outcome = await check(site.url, site.env);
  await site.stop();
  return outcome;
}

it('the check of the live site finds no problems on the site as built', async () => {
  const { code, printed, lines } = await checkMisconfigured(harmless);
  expect(lines).toEqual([]);
  expect(printed).toEqual([expect.stringMatching(/^https:\/\/localhost:\d+: 0 findings after \d+ s$/)]);
  expect(code).toBe(0);
});

describe('a live site with many problems', () => {
  let outcome: Awaited<ReturnType<typeof check>>;
  const misconfigureAll: Misconfiguration = (passing) => cases.forEach(([, [misconfigure]]) => misconfigure(passing));
  beforeAll(async () => void (outcome = await checkMisconfigured(misconfigureAll)));

  it.each(cases)('the check of a broken live site reports the problem “%s”', (_, [, ...said]) => {
    for (const one of said) expect(outcome.lines).toContainEqual(expect.stringMatching(one));
  });

  it('on a site broken on purpose, the check of the live site reports only the intended problems', () => {
    const known = cases.flatMap(([, [, ...said]]) => said);
    expect(outcome.lines.filter((line) => !known.some((one) => one.test(line)))).toEqual([]);
  });

  it('the check of the live site prints one line for each problem, with advice, and exits with 1', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).toHaveLength(outcome.findings.length + 1);
    for (const [index, { fix }] of outcome.findings.entries()) {
      expect(fix).toMatch(/\w{3}/);
      expect(outcome.printed[index]).toContain(fix);
    }
  });
});

it('the check of the live site reports a certificate for another host, old TLS versions and a missing redirect from http', async () => {
  const pair = await selfSigned('localhost', 5);
  const authority = join(await mkdtemp(join(tmpdir(), 'live-')), 'authority.pem');
  writeFileSync(authority, pair.cert);
  const server = createServer({ ...pair, minVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' }, (socket) =>
    socket.end(),
  );
  server.on('tlsClientError', () => undefined);
  await listen(server, 0);
  // The certificate is trusted, but is for another host name.
  const url = `https://127.0.0.1:${portOf(server)}`;
  const api = { GATSBY_API_BASE: 'https://api.example', GATSBY_TERMINAL_URL: 'https://terminal.example' };
  const { code, lines } = await check(url, { ...api, NODE_EXTRA_CA_CERTS: authority, CMS: '', REPORTS_URL: '' });
  server.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    `certificate: ${url}: browsers refuse the certificate: ERR_TLS_CERT_ALTNAME_INVALID`,
    `certificate: ${url}: the certificate expires in 4 days`,
    `certificate: ${url}: TLS 1.0 or 1.1 is accepted`,
    expect.stringMatching(/^certificate: http:.*: http gets no answer instead of being redirected to https:/),
    expect.stringMatching(/^files: .*build-manifest.json gave no answer: /),
  ]);
});

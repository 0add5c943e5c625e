import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:tls';
import { startHttpsFront } from '../../../../__tests__/support/https-front';
import { selfSigned } from '../../../bench/self-signed';
import { portOf } from '../../../tools/port-of';
import { listen } from '../../../tools/ports';
import { checkCertificate } from '../../certificate';
import type { Finding } from '../../finding';
import { faults } from './faults';
import { type Plant, startPlanted } from './planted-site';

interface Outcome {
  code: number | null;
  /** What was printed, line by line. */
  printed: string[];
  /** Each fault at each place, as a line. */
  lines: string[];
  findings: Finding[];
}

/** Runs the command as people do, against a site with faults. */
async function checkSite(plant?: Plant): Promise<Outcome> {
  const site = await startPlanted(plant);
  const json = join(await mkdtemp(join(tmpdir(), 'live-')), 'findings.json');
  const args = ['tsx', 'packages/live/run.ts', site.url, '--host', 'nginx', '--send', '--json', json];
  const child = spawn('npx', args, { env: { ...process.env, ...site.env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await site.stop();
  const { findings } = JSON.parse(readFileSync(json, 'utf8')) as { findings: (Finding & { alsoAt: string[] })[] };
  const lines = findings.flatMap(({ part, at, alsoAt, found }) =>
    [at, ...alsoAt].map((one) => `${part}: ${one}: ${found}`),
  );
  return { code, printed: printed.trim().split('\n'), lines, findings };
}

it('the site as it is built has no findings', async () => {
  const { code, printed, lines } = await checkSite();
  expect(lines).toEqual([]);
  expect(printed).toEqual([expect.stringMatching(/^https:\/\/localhost:\d+: 0 findings after \d+ s$/)]);
  expect(code).toBe(0);
});

describe('a site with many faults at once', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    outcome = await checkSite((passing) => faults.forEach(([, plant]) => plant(passing)));
  });

  it.each(faults)('is said to have %s', (_, __, ...said) => {
    for (const one of said) expect(outcome.lines).toContainEqual(expect.stringMatching(one));
  });

  it('has no other findings', () => {
    const planted = faults.flatMap(([, , ...said]) => said);
    expect(outcome.lines.filter((line) => !planted.some((one) => one.test(line)))).toEqual([]);
  });

  it('is reported on one line for each fault, with a cure, and by the exit code', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).toHaveLength(outcome.findings.length + 1);
    for (const [index, { cure }] of outcome.findings.entries()) {
      expect(cure).toMatch(/\w{3}/);
      expect(outcome.printed[index]).toContain(cure);
    }
  });
});

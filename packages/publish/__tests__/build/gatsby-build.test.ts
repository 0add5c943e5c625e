import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gatsbyBuild } from '../../build/gatsby-build';
import { localSettings } from '../../../tools/local-settings';

const ci = process.env.CI;
afterEach(() => {
  if (ci === undefined) delete process.env.CI;
  else process.env.CI = ci;
});

/** Runs a build whose `gatsby` prints one line; answers what was shown. */
async function buildPrinting(stream: 'stdout' | 'stderr', line: string): Promise<string> {
  const command = join(mkdtempSync(join(tmpdir(), 'gatsby-')), 'cli.cjs');
  writeFileSync(command, `process.${stream}.write(${JSON.stringify(`${line}\n`)}, () => process.exit(0));`);
  const shown = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await gatsbyBuild(localSettings(), command);
    return shown.mock.calls.join('\n');
  } finally {
    shown.mockRestore();
  }
}

const warning = JSON.stringify({ type: 'LOG', payload: { level: 'WARNING', text: 'Conflicting order' } });
const ofWebpack = '<w> No serializer registered for Warning';

it.each([
  ['stdout', warning],
  ['stderr', ofWebpack],
] as const)('a warning on %s fails a build in continuous integration', async (stream, line) => {
  process.env.CI = 'true';
  await expect(buildPrinting(stream, line)).rejects.toThrow('printed warnings');
});

it('a warning is shown, and lets a build elsewhere pass', async () => {
  delete process.env.CI;
  expect(await buildPrinting('stdout', warning)).toBe('warning: Conflicting order');
});

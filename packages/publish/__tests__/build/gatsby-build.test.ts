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

/** Runs a build whose `gatsby` runs some code. */
async function buildThatRuns(code: string): Promise<void> {
  const command = join(mkdtempSync(join(tmpdir(), 'gatsby-')), 'cli.cjs');
  writeFileSync(command, `${code}; process.disconnect();`);
  const shown = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await gatsbyBuild(localSettings(), command).finally(() => shown.mockRestore());
}

const warning = `process.send(${JSON.stringify({ type: 'LOG_ACTION', action: { payload: { level: 'WARNING' } } })})`;
const ofWebpack = `console.error('<w> No serializer registered for Warning')`;

it.each([warning, ofWebpack])('a warning fails a build in continuous integration alone: %s', async (code) => {
  process.env.CI = 'true';
  await expect(buildThatRuns(code)).rejects.toThrow('printed warnings');
  delete process.env.CI;
  await buildThatRuns(code);
});

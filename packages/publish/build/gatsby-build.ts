import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { BuildSettings } from '../../tools/build-settings';
import { isKept, type PictureJob } from './kept-renditions';

/** What Gatsby tells its parent process: jobs (https://www.gatsbyjs.com/docs/processing-external-jobs/), and what it logs. */
type Message =
  | { type: 'JOB_CREATED'; payload: PictureJob & { id: string } }
  | { type: 'LOG_ACTION'; action: { payload?: { level?: string } } };

/**
 * Runs `gatsby build`. Resized pictures come from `content/renditions`; Gatsby creates only those that are missing there.
 * Throws if a step fails, and in continuous integration, where `CI` is set, after any warning.
 */
export async function gatsbyBuild(settings: BuildSettings, command = 'node_modules/gatsby/cli.js'): Promise<void> {
  const env = { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_LOGGER: 'yurnalist', ENABLE_GATSBY_EXTERNAL_JOBS: 'true' };
  const gatsby = fork(command, ['build'], {
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, ...settings, ...env },
    execArgv: [],
  });
  let made = 0;
  let warnings = 0;
  gatsby.on('message', (sent) => {
    const message = sent as Message; // Messages of other types are ignored.
    if (message.type === 'LOG_ACTION' && message.action.payload?.level === 'WARNING') warnings += 1;
    if (message.type !== 'JOB_CREATED') return;
    const { id, ...job } = message.payload;
    const kept = isKept(job);
    if (!kept) made += job.args.operations?.length ?? 0;
    gatsby.send({ type: kept ? 'JOB_COMPLETED' : 'JOB_NOT_WHITELISTED', payload: { id } });
  });
  createInterface({ input: gatsby.stderr! }).on('line', (line) => {
    console.error(line);
    // webpack's own warnings, which Gatsby does not log.
    if (line.startsWith('<w>')) warnings += 1;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    gatsby.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error('The site was not built.');
  if (warnings > 0 && process.env.CI) throw new Error('The build printed warnings, which are errors where CI is set.');
  if (made > 0)
    console.log(`${made} renditions of pictures were missing and have been made; \`npm run pictures\` keeps them.`);
}

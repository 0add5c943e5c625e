import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { BuildSettings } from '../../tools/build-settings';
import { showLogLine } from './gatsby-log';
import { isKept, type PictureJob } from './kept-renditions';

/** A job that Gatsby passes to its parent process: https://www.gatsbyjs.com/docs/processing-external-jobs/ */
interface JobCreated {
  type: 'JOB_CREATED';
  payload: PictureJob & { id: string };
}

const isJob = (message: unknown): message is JobCreated =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'JOB_CREATED';

/**
 * Runs `gatsby build`, and prints its steps. Resized pictures come from `content/renditions`; Gatsby creates only those
 * that are missing there. Throws if a step fails, and in continuous integration, where `CI` is set, after any warning.
 */
export async function gatsbyBuild(settings: BuildSettings, command = 'node_modules/gatsby/cli.js'): Promise<void> {
  const env = { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_LOGGER: 'json', ENABLE_GATSBY_EXTERNAL_JOBS: 'true' };
  const gatsby = fork(command, ['build'], {
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...settings, ...env },
    execArgv: [],
  });
  let made = 0;
  gatsby.on('message', (message) => {
    if (!isJob(message)) return;
    const { id, ...job } = message.payload;
    const kept = isKept(job);
    if (!kept) made += job.args.operations?.length ?? 0;
    gatsby.send({ type: kept ? 'JOB_COMPLETED' : 'JOB_NOT_WHITELISTED', payload: { id } });
  });
  let warnings = 0;
  for (const stream of [gatsby.stdout, gatsby.stderr])
    if (stream)
      createInterface({ input: stream }).on('line', (line) => {
        const shown = showLogLine(line);
        if (shown) console.log(shown.text);
        if (shown?.level === 'warning') warnings += 1;
      });
  const code = await new Promise<number | null>((resolve, reject) => {
    gatsby.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error('The site was not built.');
  if (warnings > 0 && process.env.CI) throw new Error('The build printed warnings, which are errors where CI is set.');
  if (made > 0)
    console.log(`${made} renditions of pictures were missing and have been made; \`npm run pictures\` keeps them.`);
}

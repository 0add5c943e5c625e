import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { BuildSettings } from '../../shared/build-settings';
import { passSignalsTo } from '../../shared/run';
import { isKept, type PictureJob } from './kept-renditions';

/**
 * Messages that Gatsby sends to its parent process: jobs (https://www.gatsbyjs.com/docs/processing-external-jobs/) and
 * logs.
 */
type Message =
  | { type: 'JOB_CREATED'; payload: PictureJob & { id: string } }
  | { type: 'LOG_ACTION'; action: { type: string; payload?: { level?: string; text?: string } } };

interface GatsbyBuildOptions {
  /** Called with the name of each activity as it starts, such as “Building HTML renderer”. */
  onActivity?: (name: string) => void;
  /** Called with each line for the terminal: warnings and errors. */
  print?: (line: string) => void;
  command?: string;
  /** File for all other output of Gatsby. Not in `.cache`, which Gatsby empties. */
  log?: string;
}

/**
 * Sets Node.js's cache folder for compiled code, since each of Gatsby's four processes loads the same packages. Not in
 * continuous integration, where no later build could use the cache. Node.js 20 has no such cache:
 * https://nodejs.org/api/module.html#module-compile-cache
 */
const compiledCode = (): NodeJS.ProcessEnv =>
  process.env.CI ? {} : { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled-code') };

/**
 * Runs `gatsby build`. Resized pictures come from `content/renditions`; Gatsby makes only missing ones. Throws if a
 * step fails, and in continuous integration (`CI` is set) after any warning.
 */
export async function gatsbyBuild(
  settings: BuildSettings,
  {
    onActivity,
    print = console.error,
    command = 'node_modules/gatsby/cli.js',
    log = 'reports/build.log',
  }: GatsbyBuildOptions = {},
): Promise<void> {
  const env = {
    // Silences the warning about `punycode`, which Gatsby's packages require, in Node 22 and later.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, '--disable-warning=DEP0040'].join(' ').trim(),
    GATSBY_TELEMETRY_DISABLED: '1',
    // Turns off Gatsby's survey after a build:
    // https://www.gatsbyjs.com/docs/how-to/local-development/environment-variables/
    GATSBY_FEEDBACK_DISABLED: '1',
    GATSBY_LOGGER: 'yurnalist',
    ENABLE_GATSBY_EXTERNAL_JOBS: 'true',
  };
  await mkdir(dirname(log), { recursive: true });
  const gatsby = fork(command, ['build'], {
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: { ...compiledCode(), ...process.env, ...settings, ...env },
    execArgv: [],
  });
  passSignalsTo(gatsby);
  const logged = pipeline(gatsby.stdout!, createWriteStream(log));
  let made = 0;
  let warnings = 0;
  let isCacheDamaged = false;
  gatsby.on('message', (sent) => {
    const message = sent as Message; // Gatsby also sends messages of other types, which are ignored below.
    if (message.type === 'LOG_ACTION') {
      const { type, payload = {} } = message.action;
      if (payload.level === 'WARNING') warnings += 1;
      if (type === 'ACTIVITY_START' && payload.text) onActivity?.(payload.text);
    }
    if (message.type !== 'JOB_CREATED') return;
    const { id, ...job } = message.payload;
    const kept = isKept(job);
    if (!kept) made += job.args.operations?.length ?? 0;
    gatsby.send({ type: kept ? 'JOB_COMPLETED' : 'JOB_NOT_WHITELISTED', payload: { id } });
  });
  createInterface({ input: gatsby.stderr! }).on('line', (line) => {
    print(line);
    // Counts webpack's own warnings, which Gatsby does not log.
    if (line.startsWith('<w>')) warnings += 1;
    // An error of LMDB, in which Gatsby keeps its cache, as after a full disk:
    // https://github.com/kriszyp/lmdb-js/issues/153
    if (/^\W*(?:Error: )?MDB_[A-Z_]+:/.test(line)) isCacheDamaged = true;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    gatsby.once('error', reject).once('close', resolve);
  });
  await logged;
  if (code !== 0) {
    const cure = isCacheDamaged ? ' Its cache is damaged: delete the folder .cache, then start again.' : '';
    throw new Error(`The site was not built. What Gatsby did before is in ${log}.${cure}`);
  }
  if (warnings > 0 && process.env.CI) throw new Error('The build printed warnings, which are errors where CI is set.');
  if (made > 0)
    print(`${made} renditions of pictures were missing and have been made; \`npm run pictures\` keeps them.`);
}

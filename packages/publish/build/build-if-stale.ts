import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuildSettings } from '../../shared/build-settings';
import { digestInputs, forgetBuild, isBuildCurrent, stamp } from '../../shared/build-stamp';
import { buildSite } from './build-site';

/**
 * Prevents two builds at once, which would write into the same folder. Contains the process id and the machine of the
 * running build, which touches the file each second.
 */
const lockFile = '.build-lock';

/** Milliseconds after which an untouched lock file counts as left behind by a killed build. */
const abandonedAfter = 30_000;

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
};

/**
 * Whether the lock file was left behind. The process id alone is no proof: another process may have got the same id,
 * and the id means nothing in a container or on another machine that shares the folder
 * (https://github.com/stellar/stellar-core/pull/652).
 */
function isAbandoned(): boolean {
  const stats = statSync(lockFile, { throwIfNoEntry: false });
  if (!stats) return false;
  if (Date.now() - stats.mtimeMs > abandonedAfter) return true;
  const [id, machine] = readFileSync(lockFile, 'utf8').split(' ');
  return machine === hostname() && !isRunning(Number(id));
}

/**
 * Creates the lock file and returns true. If there already is a lock file, returns false, and deletes the file if it
 * was left behind.
 */
function takeLock(): boolean {
  try {
    writeFileSync(lockFile, `${process.pid} ${hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

const touchLock = (): void => {
  const now = new Date();
  utimesSync(lockFile, now, now);
};

async function waitForLock(): Promise<void> {
  for (let tries = 0; !takeLock(); tries += 1) {
    if (tries === 2) console.log('Another command builds the site; this one waits for it.');
    await pause(500);
  }
}

/** Builds the site unless `public` already holds a build of the same sources with the same settings. */
export async function buildIfStale(settings: BuildSettings): Promise<void> {
  const digest = digestInputs(settings);
  if (isBuildCurrent(digest)) return;
  await waitForLock();
  const touching = setInterval(touchLock, 1000);
  try {
    // Another command may have finished the same build meanwhile.
    if (isBuildCurrent(digest)) return;
    forgetBuild();
    await buildSite(settings);
    stamp(digest);
  } finally {
    clearInterval(touching);
    rmSync(lockFile, { force: true });
  }
}

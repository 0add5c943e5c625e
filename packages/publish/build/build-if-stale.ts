import { openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuildSettings } from '../../shared/build-settings';
import { digestInputs, forgetBuild, isBuildCurrent, stamp } from '../../shared/build-stamp';
import { buildSite } from './build-site';

/** Contains the process id of the running build. Two builds at once would write into the same folder. */
const lockFile = '.build-lock';

/**
 * Creates the lock file. Returns false if there already is one. If the process that created it no longer runs, deletes
 * it, so that the next attempt succeeds.
 */
function takeLock(): boolean {
  try {
    writeFileSync(openSync(lockFile, 'wx'), String(process.pid));
    return true;
  } catch {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    try {
      if (holder) process.kill(holder, 0);
    } catch {
      rmSync(lockFile, { force: true });
    }
    return false;
  }
}

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
  try {
    // Another command may have finished the same build meanwhile.
    if (isBuildCurrent(digest)) return;
    forgetBuild();
    await buildSite(settings);
    stamp(digest);
  } finally {
    rmSync(lockFile, { force: true });
  }
}

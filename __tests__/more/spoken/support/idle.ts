import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const processes = (): number[] => readdirSync('/proc').map(Number).filter(Boolean);

/** Reads a file in /proc; empty if the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of `/proc/<pid>/stat` from the state on. The name before them may contain any characters. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** Ids of the processes whose HOME is `home`. */
export const processesAt = (home: string): number[] =>
  processes().filter((id) => read(`/proc/${id}/environ`).split('\0').includes(`HOME=${home}`));

/** Processes and all their descendants. */
function familyOf(roots: readonly number[]): Set<number> {
  const parents = new Map(processes().map((id) => [id, Number(fieldsOf(read(`/proc/${id}/stat`))[1])]));
  const family = new Set(roots);
  for (const member of family) for (const [id, parent] of parents) if (parent === member) family.add(id);
  return family;
}

function threadsOf(process: number): string[] {
  try {
    return readdirSync(`/proc/${process}/task`).map((thread) => `/proc/${process}/task/${thread}/stat`);
  } catch {
    return [];
  }
}

/** Whether a thread of the process is running, runnable or waiting for a disk (states R and D in /proc). */
const isBusy = (process: number): boolean =>
  threadsOf(process).some((thread) => ['R', 'D'].includes(fieldsOf(read(thread))[0] ?? ''));

/** Milliseconds between two samples. */
const interval = 40;

/** After this many milliseconds without progress everything counts as idle, since some pages never stop painting. */
const patience = 30_000;

/**
 * Waits until processes and their descendants have been idle for `quiet` milliseconds, and `progress` has not changed.
 * It does not depend on the machine's speed: a process with work is runnable even if it has to wait for a CPU. A
 * process counts as busy only if it is busy in two samples in a row, since idle programs wake up briefly. A late sample
 * counts as two intervals at most, because what happened in between was not observed.
 */
export async function waitUntilIdle(roots: readonly number[], quiet: number, progress: () => number): Promise<void> {
  const end = Date.now() + 300_000;
  let last = progress();
  let wasBusy = false;
  let sampled = Date.now();
  let progressed = sampled;
  for (let idle = 0; idle < quiet && sampled - progressed < patience;) {
    await pause(interval);
    if (Date.now() > end)
      throw new Error('The screen reader and the browser did not come to rest within five minutes.');
    const now = progress();
    const isAnyBusy = [...familyOf(roots)].some((member) => member !== process.pid && isBusy(member));
    idle = now !== last || (wasBusy && isAnyBusy) ? 0 : idle + Math.min(Date.now() - sampled, 2 * interval);
    wasBusy = isAnyBusy;
    sampled = Date.now();
    if (now !== last) progressed = sampled;
    last = now;
  }
}

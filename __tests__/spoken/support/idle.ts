import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const processes = (): number[] => readdirSync('/proc').map(Number).filter(Boolean);

/** The text of a file in /proc; of a process that has ended meanwhile, nothing. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** State and parent, from `/proc/<process>/stat`; the name before them may contain anything. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** A process and all its descendants. */
function familyOf(root: number): number[] {
  const parents = new Map(processes().map((id) => [id, Number(fieldsOf(read(`/proc/${id}/stat`))[1])]));
  const family = [root];
  for (const member of family) for (const [id, parent] of parents) if (parent === member) family.push(id);
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

/**
 * Waits until a process and all its descendants have been idle for `quiet` milliseconds, in which `progress` stays the
 * same. A process that has work is runnable even while a loaded machine does not run it, so this does not depend on speed;
 * only timers can still fire later. Idle programs wake up briefly, so a process counts as busy in two samples in a row.
 */
export async function waitUntilIdle(root: number, quiet: number, progress: () => number): Promise<void> {
  const end = Date.now() + 300_000;
  let last = progress();
  let wasBusy = false;
  for (let since = Date.now(); Date.now() - since < quiet; await pause(40)) {
    if (Date.now() > end)
      throw new Error('The screen reader and the browser did not come to rest within five minutes.');
    const now = progress();
    const isAnyBusy = familyOf(root).some((member) => member !== process.pid && isBusy(member));
    if (now !== last || (wasBusy && isAnyBusy)) since = Date.now();
    last = now;
    wasBusy = isAnyBusy;
  }
}

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

/** A process and all that it has started. */
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

/** Whether a process runs, waits for a core or waits for a disk; all others wait for somebody else, or for a time. */
const isAwake = (process: number): boolean =>
  threadsOf(process).some((thread) => ['R', 'D'].includes(fieldsOf(read(thread))[0] ?? ''));

/**
 * Waits until a process and all that it has started sleep, for `quiet` milliseconds, in which `progress` stays the same.
 * On a busy machine a process that has work is awake although it makes no progress, so this does not depend on speed: only
 * timers can still go off later. Programs wake for a moment now and then; awake is who is so twice in a row.
 */
export async function waitForStillness(root: number, quiet: number, progress: () => number): Promise<void> {
  const end = Date.now() + 120_000;
  let last = progress();
  let wasAwake = false;
  for (let since = Date.now(); Date.now() - since < quiet; await pause(40)) {
    if (Date.now() > end) throw new Error('The screen reader and the browser did not come to rest within two minutes.');
    const now = progress();
    const isAnyAwake = familyOf(root).some((member) => member !== process.pid && isAwake(member));
    if (now !== last || (wasAwake && isAnyAwake)) since = Date.now();
    last = now;
    wasAwake = isAnyAwake;
  }
}

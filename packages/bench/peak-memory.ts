import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';

/** Resident memory of all processes of a group, in kB. */
function memoryOf(group: number): number {
  const lines = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss]) => sum + (pgid === group ? (rss ?? 0) : 0), 0);
}

/**
 * Runs a command and returns its duration and the peak memory of it and its child processes. Rejects with the end of its
 * output if it fails.
 */
export function peakOf(command: string, args: readonly string[], options: SpawnOptions) {
  const started = Date.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let peak = 0;
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += String(chunk)));
  const watch = setInterval(() => {
    if (child.pid !== undefined) peak = Math.max(peak, memoryOf(child.pid));
  }, 500);
  return new Promise<{ seconds: number; megabytes: number }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(watch);
      if (code === 0)
        resolve({ seconds: Math.round((Date.now() - started) / 1000), megabytes: Math.round(peak / 1024) });
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}:\n${output.slice(-2000)}`));
    });
  });
}

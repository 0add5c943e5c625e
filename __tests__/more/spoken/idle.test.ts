import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processesAt, waitUntilIdle } from './support/idle';

const idle = (root: number, progress = () => 0) => waitUntilIdle([root], 200, progress).then(() => 'idle');

test('a sleeping process is idle', async () => {
  const sleeper = spawn('sleep', ['60']);
  expect(await idle(sleeper.pid!)).toBe('idle');
  sleeper.kill();
});

test('a process is busy while a child of it works, and idle once that has ended', async () => {
  const shell = spawn('sh', ['-c', 'sh -c "while :; do :; done" & echo $!; wait; exec sleep 60']);
  const [worker] = (await once(shell.stdout, 'data')) as [Buffer];
  const waiting = idle(shell.pid!);
  const early = new Promise((resolve) => setTimeout(() => resolve('busy'), 1500));
  expect(await Promise.race([waiting, early])).toBe('busy');
  process.kill(Number(worker));
  expect(await waiting).toBe('idle');
  shell.kill();
});

test('a sleeping process is not idle while there is progress', async () => {
  const sleeper = spawn('sleep', ['60']);
  const started = Date.now();
  const working = 600;
  await idle(sleeper.pid!, () => Math.min(Date.now() - started, working));
  expect(Date.now() - started).toBeGreaterThanOrEqual(working);
  sleeper.kill();
});

test('a sample that comes late does not count for all the time before it', async () => {
  const sleeper = spawn('sleep', ['60']);
  let samples = 0;
  const late = () => {
    samples += 1;
    for (const end = Date.now() + 250; Date.now() < end;);
    return 0;
  };
  await idle(sleeper.pid!, late);
  expect(samples).toBeGreaterThan(3);
  sleeper.kill();
});

test('finds processes by their home', () => {
  const home = join(tmpdir(), 'home-of-one-process');
  const sleeper = spawn('sleep', ['60'], { env: { ...process.env, HOME: home } });
  expect(processesAt(home)).toEqual([sleeper.pid]);
  sleeper.kill();
});

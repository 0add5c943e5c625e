import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitForStillness } from './support/stillness';

const still = (root: number, progress = () => 0) => waitForStillness(root, 200, progress).then(() => 'still');

test('what sleeps is still', async () => {
  const sleeper = spawn('sleep', ['60']);
  expect(await still(sleeper.pid!)).toBe('still');
  sleeper.kill();
});

test('a program is not still while one that it started works, and is when that has ended', async () => {
  const shell = spawn('sh', ['-c', 'sh -c "while :; do :; done" & echo $!; wait; exec sleep 60']);
  const [worker] = (await once(shell.stdout, 'data')) as [Buffer];
  const waiting = still(shell.pid!);
  const early = new Promise((resolve) => setTimeout(() => resolve('not still'), 1500));
  expect(await Promise.race([waiting, early])).toBe('not still');
  process.kill(Number(worker));
  expect(await waiting).toBe('still');
  shell.kill();
});

test('what sleeps is not still while there is progress', async () => {
  const sleeper = spawn('sleep', ['60']);
  const started = Date.now();
  const working = 600;
  await still(sleeper.pid!, () => Math.min(Date.now() - started, working));
  expect(Date.now() - started).toBeGreaterThanOrEqual(working);
  sleeper.kill();
});

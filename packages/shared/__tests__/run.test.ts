import { spawn } from 'node:child_process';
import { once } from 'node:events';

const child = 'console.log(process.pid); setInterval(() => {}, 1000)';
const script = `require('./packages/shared/run').run(process.execPath, ['-e', ${JSON.stringify(child)}])`;

/** Throws if there is no process with this id. */
const isRunning = (id: number): boolean => process.kill(id, 0);

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a command started by a script ends when the script is ended by the signal %s',
  async (signal) => {
    const running = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script]);
    const [id] = (await once(running.stdout, 'data')) as [Buffer];
    expect(isRunning(Number(id))).toBe(true);
    running.kill(signal);
    await once(running, 'exit');
    expect(() => isRunning(Number(id))).toThrow('ESRCH');
  },
);

it('a command started by a script ends when the script’s parent process is killed', async () => {
  const shell = `require('node:child_process').spawn(process.execPath, ['--require', 'tsx/cjs', '-e', ${JSON.stringify(script)}], { stdio: 'inherit' })`;
  const running = spawn(process.execPath, ['-e', shell]);
  const [id] = (await once(running.stdout, 'data')) as [Buffer];
  expect(isRunning(Number(id))).toBe(true);
  running.kill('SIGKILL');
  // `close` is emitted when no process has the output open any more, including grandchildren.
  await once(running, 'close');
  expect(() => isRunning(Number(id))).toThrow('ESRCH');
});

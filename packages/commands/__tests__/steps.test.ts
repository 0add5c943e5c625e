import { spawn } from 'node:child_process';
import { once } from 'node:events';

const command = (script: string) => JSON.stringify(['node', '-e', script]);
const script = `const { runInTurn } = require('./packages/commands/steps');
runInTurn([
  { name: 'first', command: ${command('console.log(`id ${process.pid}`); setInterval(() => {}, 1000)')} },
  { name: 'second', command: ${command('console.log("second")')} },
], true);`;

it('when a signal ends `npm test`, the running step ends as well, and no further step starts', async () => {
  const running = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', script]);
  let output = '';
  running.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  while (!/^id \d+/m.test(output)) await once(running.stdout, 'data');
  running.kill('SIGTERM');
  await once(running, 'close');
  const id = Number(/^id (\d+)/m.exec(output)?.[1]);
  expect(() => process.kill(id, 0)).toThrow('ESRCH');
  expect(output).not.toContain('second');
});

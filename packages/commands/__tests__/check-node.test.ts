import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

function startIn(name: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'start-')), name);
  mkdirSync(folder);
  copyFileSync('package.json', join(folder, 'package.json'));
  const { status, stderr } = spawnSync(process.execPath, [resolve('packages/commands/check-node.cjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, folder };
}

it.each(['site', 'my site', 'Börse', 'a@b,c+d', 'a-b_c.d~e'])(
  '`npm start` accepts a project folder named %s',
  (name) => {
    expect(startIn(name)).toMatchObject({ status: 0, stderr: '' });
  },
);

it.each([
  ["it's", "'"],
  ['100%', '%'],
  ['#1', '#'],
  ['site (copy)', '( )'],
  ['[a] [b]', '[ ]'],
])('`npm start` refuses a project folder named %s, and says that the project must be moved', (name, characters) => {
  const { status, stderr, folder } = startIn(name);
  expect([status, stderr]).toEqual([
    1,
    `Gatsby cannot build in a folder whose path has ${characters}: move the project out of ${folder}.\n`,
  ]);
});

it.each([
  ['8.0.0', 1, 'This project needs Node 20.19 or newer, but this is Node 8.0.0.\n'],
  ['22.12.0', 1, 'This project needs Node 22.13 or newer, but this is Node 22.12.0.\n'],
  ['23.5.0', 0, 'This project is tested with Node 20, 22, 24, 26; this is Node 23.5.0.\n'],
  // The version that .nvmrc selects.
  [`${readFileSync('.nvmrc', 'utf8').trim()}.0.0`, 0, ''],
])('under Node %s, the script check-node.cjs exits with %i and prints “%s”', (version, status, stderr) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['-e', `${pretend}; require('./packages/commands/check-node.cjs')`];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status, stderr });
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
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
])('`npm start` refuses a project folder named %s, and says to move it', (name, characters) => {
  const { status, stderr, folder } = startIn(name);
  expect([status, stderr]).toEqual([
    1,
    `Gatsby cannot build in a folder whose path has ${characters}: move the project out of ${folder}.\n`,
  ]);
});
